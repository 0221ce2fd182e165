import type { OwnComplaint } from '#contract/safety/complaint.ts';
import { listComplaints } from '#contract/safety/list-complaints.ts';
import { addressOf } from '#server/notifications/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { appealTokenOf } from './answer-token.ts';
import { type ComplaintRow, complaintsOf } from './complaints.sql.ts';

/** A complaint and our answer, as both sides see them. */
export const complaintOf = (row: ComplaintRow, keys: Keys, now: Date): OwnComplaint => ({
  number: caseNumber(row.id),
  subject: row.subject,
  words: row.words,
  created_at: row.created_at.toISOString(),
  answer:
    row.outcome === null || row.outcome === 'unread' || row.answer === null || row.answered_at === null
      ? null
      : {
          ...{ outcome: row.outcome, words: row.answer, answered_at: row.answered_at.toISOString() },
          appeal_token: appealTokenOf(keys, row, now),
        },
});

export const listComplaintsHandler = handler(listComplaints, async ({ member }, { db, keys, clock }) => {
  if (member === null) return { email: null, complaints: [] };
  const [{ email }, rows] = await Promise.all([addressOf(db, member), complaintsOf(db, member)]);
  return { email, complaints: rows.map((row) => complaintOf(row, keys, clock.now())) };
});
