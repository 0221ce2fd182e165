import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** A published version of an information page, as its readers see it. */
export const publicVersion = z.object({
  version: z.int(),
  /** Date of the version, YYYY-MM-DD. */
  dated: z.string(),
  from: instant,
  /** The first moment of the next version; null for the last one. */
  until: z.nullable(instant),
});

export type PublicVersion = z.output<typeof publicVersion>;

/**
 * The text of an information page in the language of the call: the version in force, or with `version` an
 * earlier or an announced one. An unknown page or version is `not_found` (CONT-1, CON-17).
 */
export const getPageText = operation({
  name: 'sites/get-page-text',
  summary: 'Text of an information page',
  method: 'GET',
  path: '/api/page-text.php',
  caller: 'anyone',
  whileRestricted: true,
  input: z.strictObject({
    page: z.string().check(z.maxLength(40)),
    version: z.optional(queryInteger(1, Number.MAX_SAFE_INTEGER)),
  }),
  answer: z.object({
    version: publicVersion,
    /** Markdown without HTML. Facts of the site are placeholders such as `{company}`. */
    body: z.string(),
    /** The summary of changes in words of the operator. May be empty. */
    changes: z.string(),
    /** All versions of the page, newest first: announced, in force, and earlier ones. */
    versions: z.array(publicVersion),
  }),
  errors: {},
});
