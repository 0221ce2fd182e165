import * as z from 'zod/mini';
import { locale } from '#contract/kit/locale.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { sentVersionId } from './page-version.ts';

/**
 * Saves the words of a draft in one language. `seen` is the `edited_at` that the operator saw; other words
 * meanwhile are `changed_meanwhile`. Published or waiting words are `text_frozen`. Words without a title, with
 * HTML, pictures, other links or unknown placeholders are refused at their field (CON-17).
 */
export const savePageText = operation({
  name: 'content/save-page-text',
  summary: 'Save the words of a draft',
  method: 'PUT',
  path: '/api/console/page-version.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({
    version: sentVersionId,
    language: locale,
    body: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(60_000, 'too_long')),
    changes: z.string().check(z.trim(), z.maxLength(1000, 'too_long')),
    seen: z.nullable(instant),
  }),
  answer: z.object({ edited_at: instant }),
  errors: { changed_meanwhile: 409, text_frozen: 409 },
});
