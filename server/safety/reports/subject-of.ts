import type { ReportSubject } from '#contract/safety/decision.ts';

/** Derives the subject of a report from the ids it contains. */
export function subjectOf(report: {
  readonly photo_id: number | null;
  readonly conversation_id: number | null;
  readonly message_seq: number | null;
  readonly follows: number | null;
}): ReportSubject {
  if (report.follows !== null) return 'elsewhere';
  if (report.message_seq !== null) return 'message';
  if (report.conversation_id !== null) return 'conversation';
  return report.photo_id === null ? 'profile' : 'photo';
}
