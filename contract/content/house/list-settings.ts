import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { ownValue, settingName, settingValue } from './setting.ts';

/** One setting of a site as the console shows it. */
export const siteSetting = z.object({
  name: settingName,
  value: settingValue,
  default_value: settingValue,
  /** The own value of the site; null if it follows the default. */
  own: ownValue,
  changed_at: z.nullable(instant),
  changed_by: z.nullable(z.string()),
});

export type SiteSetting = z.output<typeof siteSetting>;

/** Every setting of a site, with its default and its last change (SAFE-6). */
export const listSettings = operation({
  name: 'content/list-settings',
  summary: 'Settings of a site in the console',
  method: 'GET',
  path: '/api/console/settings.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({ site: queryInteger(1, 32_767) }),
  answer: z.object({
    site: z.int(),
    host: z.string(),
    settings: z.array(siteSetting),
    /** The sites of the deployment, and the own value of each setting on them. */
    sites: z.array(z.object({ site: z.int(), host: z.string(), own: z.record(z.string(), settingValue) })),
  }),
  errors: {},
});
