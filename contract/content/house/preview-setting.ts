import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { plannedChange, wantedChange } from './setting.ts';

/**
 * Previews a change of a setting on each site. Stores nothing. An invalid value is refused at the field
 * `value`, a value that a colleague changed meanwhile as `changed_meanwhile`.
 */
export const previewSetting = operation({
  name: 'content/preview-setting',
  summary: 'Preview of a changed setting',
  method: 'POST',
  path: '/api/console/setting-preview.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject(wantedChange),
  answer: z.object({ changes: z.array(plannedChange) }),
  errors: { changed_meanwhile: 409 },
});
