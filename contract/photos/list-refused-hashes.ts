import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';

/** Why pictures with these bytes are refused; each has a text: `photos.refused.<reason>`. */
export const refusedReason = z.enum(['intimate_image', 'minors']);

export type RefusedReason = z.output<typeof refusedReason>;

/** SHA-256 of a picture, in hexadecimal digits. */
export const pictureHash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid'));

export const refusedHash = z.object({
  hash: z.string(),
  reason: refusedReason,
  /** The case whose decision refused it. It may be deleted by now. */
  report: id,
  number: z.string(),
  since: instant,
  /** Number of uploads that were refused, and the last one. */
  attempts: z.int(),
  last_attempt_at: z.nullable(instant),
});

export type RefusedHash = z.output<typeof refusedHash>;

/**
 * The hashes of removed pictures that nobody may upload again, the newest first. An entry holds no data of a
 * person (CSAM-1).
 */
export const listRefusedHashes = operation({
  name: 'photos/list-refused-hashes',
  summary: 'Pictures that are refused on upload',
  method: 'GET',
  path: '/api/console/refused-hashes.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ page: z._default(queryInteger(1, 1000), 1) }),
  answer: pageOf(refusedHash),
  errors: {},
});
