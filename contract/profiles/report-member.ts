import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { reportReason } from '#contract/safety/report-reason.ts';

/** Longest words with a report. */
export const longestReport = 1000;

/**
 * Reports a profile, or one photo of it, with what is shown at this moment as evidence (SAFE-1, TRUST-4, FIC-14). A
 * second time, while the case is open, it is the same case under the same number. The reported one is not told, and
 * whoever blocks their victims is reported all the same. With `other` words are needed.
 */
export const reportMember = operation({
  name: 'profiles/report-member',
  summary: 'Report a profile or a photo of it',
  method: 'POST',
  path: '/api/report.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z
    .strictObject({
      profile: id,
      photo: z.optional(id),
      reason: reportReason,
      words: z.optional(
        z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longestReport, 'too_long')),
      ),
    })
    .check(
      z.refine(({ reason, words }) => reason !== 'other' || words !== undefined, {
        error: 'required',
        path: ['words'],
      }),
    ),
  answer: z.object({
    /** What the reporter asks after it by: `03F7-K2Q9-XH4D`. */
    number: z.string(),
    /** They had reported the same before, and that case is still open. */
    repeated: z.boolean(),
  }),
  errors: { own_profile: 409, too_many_reports: 429 },
});
