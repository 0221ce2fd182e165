import * as z from 'zod/mini';

/** Reasons for reporting a member; each has a text: `safety.reason.<reason>`. `thought_real` is FIC-14. */
export const reportReasons = [
  'fake',
  'underage',
  'intimate_image',
  'threat',
  'extortion',
  'offensive',
  'spam',
  'stolen_photo',
  'thought_real',
  'other',
] as const;

export const reportReason = z.enum(reportReasons);

export type ReportReason = z.output<typeof reportReason>;

/** Maximum length of the text of a report. */
export const longestReport = 1000;

/** The fields that every report has. */
export const reportFields = {
  reason: reportReason,
  words: z.optional(
    z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longestReport, 'too_long')),
  ),
};

/** The reason `other` requires a text. */
export const requireTextForOther = z.refine<{ reason: string; words?: string | undefined }>(
  ({ reason, words }) => reason !== 'other' || words !== undefined,
  { error: 'required', path: ['words'] },
);

/** The answer to every report. */
export const reportReceipt = z.object({
  /** The number with which the reporter refers to the case: `03F7-K2Q9-XH4D`. */
  number: z.string(),
  /** The caller had reported the same before, and that case is still open. */
  repeated: z.boolean(),
});
