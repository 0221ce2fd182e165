import * as z from 'zod/mini';
import { locale } from '#contract/kit/locale.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { pageVersion, versionId } from './page-version.ts';

/**
 * The state of a language in a version. `same`: the words equal those in force, so they may still need a
 * translation.
 */
export const languageState = z.object({ language: locale, state: z.enum(['missing', 'same', 'changed']) });

export type LanguageState = z.output<typeof languageState>;

/** A version with its words in one language, beside those in force (CON-17). */
export const getPageVersion = operation({
  name: 'content/get-page-version',
  summary: 'A version of an information page',
  method: 'GET',
  path: '/api/console/page-version.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({ version: versionId, language: locale }),
  answer: z.object({
    version: pageVersion,
    languages: z.array(languageState),
    language: locale,
    /** Empty: the language is missing. */
    body: z.string(),
    changes: z.string(),
    edited_by: z.nullable(z.string()),
    edited_at: z.nullable(instant),
    /** The words in force in this language. */
    in_force: z.string(),
    /** The first possible moment for the publication of new terms; null for other pages. */
    earliest: z.nullable(instant),
  }),
  errors: {},
});
