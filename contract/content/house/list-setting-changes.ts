import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';
import { ownValue, settingName } from './setting.ts';

/** One change of a setting; `before` and `after` are null where the site follows the default. */
export const settingChange = z.object({
  id: z.int(),
  at: instant,
  by: z.string(),
  before: ownValue,
  after: ownValue,
  confirmed: z.array(z.string()),
});

export type SettingChange = z.output<typeof settingChange>;

/** The changes of one setting of a site, newest first. */
export const listSettingChanges = operation({
  name: 'content/list-setting-changes',
  summary: 'History of a setting',
  method: 'GET',
  path: '/api/console/setting-changes.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({
    site: queryInteger(1, 32_767),
    setting: settingName,
    page: z._default(queryInteger(1, 1000), 1),
  }),
  answer: pageOf(settingChange),
  errors: {},
});
