import type { Platform } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import {
  complaintByClientId,
  complaintsSince,
  insertComplaint,
  lockSender,
  type NewComplaint,
} from './complaints.sql.ts';
import { mailComplaintJob } from './mail-complaint.job.ts';

/** Receipts per address and day; the address may be a stranger's (EML-10). */
const receiptsADay = 3;
/**
 * Stores a complaint and has its receipt mailed if there is an address. Every complaint is accepted, but a
 * sender gets at most three receipts a day. The same form sent again is the same complaint; returns null if
 * its content differs.
 */
export async function fileComplaint(
  { transact }: Platform,
  complaint: NewComplaint,
): Promise<{ readonly number: string; readonly mailed: boolean } | null> {
  const { member, addressHash, at } = complaint;
  return transact(async (unit) => {
    const sender = member === null ? addressHash?.toString('hex') : String(member);
    if (sender !== undefined) await lockSender(unit.db, sender);
    const since = addDays(at, -1);
    const isReceipted =
      sender !== undefined &&
      (await complaintsSince(unit.db, { member, addressHash }, since, receiptsADay)) < receiptsADay;
    const id = await insertComplaint(unit.db, complaint);
    if (id === undefined) {
      const before = await complaintByClientId(unit.db, complaint);
      return before === undefined ? null : { number: caseNumber(before), mailed: sender !== undefined };
    }
    if (isReceipted) await unit.enqueue(mailComplaintJob, { complaint: id, kind: 'complaint_taken' });
    return { number: caseNumber(id), mailed: isReceipted };
  });
}
