import { previewSetting } from '#contract/content/house/preview-setting.ts';
import { handler } from '#server/platform/http/handler.ts';
import { readStoredSites } from '#server/sites/door.ts';
import { changesOf, planChanges } from './plan-changes.ts';

export const previewSettingHandler = handler(previewSetting, async ({ input }, { db }) =>
  changesOf(await planChanges(() => readStoredSites(db), input)),
);
