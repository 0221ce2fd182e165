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
