import * as z from 'zod/mini';
import { reportReason } from './report-reason.ts';

/** Longest words with a report. */
export const longestReport = 1000;

/** Why something is reported, as far as every report says it. */
export const reportFields = {
  reason: reportReason,
  words: z.optional(
    z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longestReport, 'too_long')),
  ),
};

/** With the reason `other` words are needed. */
export const wordsWhereNeeded = z.refine<{ reason: string; words?: string | undefined }>(
  ({ reason, words }) => reason !== 'other' || words !== undefined,
  { error: 'required', path: ['words'] },
);

/** What every report is answered with. */
export const reportTaken = z.object({
  /** What the reporter asks after it by: `03F7-K2Q9-XH4D`. */
  number: z.string(),
  /** They had reported the same before, and that case is still open. */
  repeated: z.boolean(),
});
