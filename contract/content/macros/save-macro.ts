import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { longestMacro, longestMacroTitle, macro, macroKind } from './macro.ts';

/**
 * Adds a prepared answer, or replaces one (SAFE-10). A replaced macro is retired and stays on record.
 * - A promise of a meeting, contact details or an unknown placeholder are refused at `body`.
 * - `macro_changed`: somebody else replaced or retired it meanwhile.
 */
export const saveMacro = operation({
  name: 'content/save-macro',
  summary: 'Write a prepared answer',
  method: 'POST',
  path: '/api/console/macros.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({
    replaces: z.nullable(id),
    site: z.nullable(z.int().check(z.positive())),
    language: locale,
    kind: macroKind,
    title: typedText(longestMacroTitle),
    body: typedText(longestMacro),
  }),
  answer: macro,
  errors: { macro_changed: 409 },
});
