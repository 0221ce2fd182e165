import { listComplaints } from '#contract/safety/list-complaints.ts';
import { addressOf } from '#server/notifications/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { complaintOf } from './complaint-of.ts';
import { complaintsOf } from './complaints.sql.ts';

export const listComplaintsHandler = handler(listComplaints, async ({ member }, { db }) => {
  if (member === null) return { email: null, complaints: [] };
  const [{ email }, rows] = await Promise.all([addressOf(db, member), complaintsOf(db, member)]);
  return { email, complaints: rows.map(complaintOf) };
});
