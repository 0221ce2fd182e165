import type { OwnComplaint } from '#contract/safety/complaint.ts';
import { listComplaints } from '#contract/safety/list-complaints.ts';
import { addressOf } from '#server/notifications/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { type ComplaintRow, complaintsOf } from './complaints.sql.ts';

/** A complaint and our answer, as both sides see them. */
export const complaintOf = (row: ComplaintRow): OwnComplaint => ({
  number: caseNumber(row.id),
  subject: row.subject,
  words: row.words,
  created_at: row.created_at.toISOString(),
  answer:
    row.outcome === null || row.answer === null || row.answered_at === null
      ? null
      : { outcome: row.outcome, words: row.answer, answered_at: row.answered_at.toISOString() },
});

export const listComplaintsHandler = handler(listComplaints, async ({ member }, { db }) => {
  if (member === null) return { email: null, complaints: [] };
  const [{ email }, rows] = await Promise.all([addressOf(db, member), complaintsOf(db, member)]);
  return { email, complaints: rows.map(complaintOf) };
});
