import type { Id } from '#contract/kit/id.ts';
import { isNotice, mayBeAnonymous } from '#contract/safety/complaint.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { findSubject } from '../notice-subjects/find-subject.ts';
import { storeSubject } from '../notice-subjects/notice-subjects.sql.ts';
import { sealSender, senderHash } from './complaint-sender.ts';
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
/** Stores the member or picture that the place of a notice names (DSA-1). The sender does not learn it. */
async function resolveNotice(db: Handle, id: Id, { subject, place }: NewComplaint): Promise<void> {
  const found = isNotice(subject) && place !== null ? await findSubject(db, place) : undefined;
  if (found !== undefined) await storeSubject(db, id, found, null);
}

/**
 * Stores a complaint and has its receipt mailed if there is an address. Every complaint is accepted, but a
 * sender gets at most three receipts a day. The same form sent again is the same complaint; returns null if
 * its content differs.
 */
async function fileComplaint(
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
    await resolveNotice(unit.db, id, complaint);
    if (isReceipted) await unit.enqueue(mailComplaintJob, { complaint: id, kind: 'complaint_taken' });
    return { number: caseNumber(id), mailed: isReceipted };
  });
}

/**
 * A sender without an account gives name and address for the answer; a complaint about a minor requires
 * neither (DSA-1).
 */
export const sendComplaintHandler = handler(sendComplaint, async (call, platform) => {
  const { input, member, site, language, origin } = call;
  const { subject, name, email } = input;
  const needed = member === null && !mayBeAnonymous(subject) ? { name, email } : {};
  const missing = Object.entries(needed).flatMap(([field, given]) =>
    given === undefined ? [{ field, code: 'required', params: {} }] : [],
  );
  if (missing.length > 0) call.refuse('invalid_input', {}, missing);
  const sender = member === null && email !== undefined ? { name: name ?? '', email } : null;
  const filed = await fileComplaint(platform, {
    ...{ site, member, subject, language, origin },
    clientId: input.client_id,
    declared: sender && sealSender(platform.keys, sender),
    addressHash: sender && senderHash(platform.keys, sender.email),
    words: input.words,
    order: input.order ?? null,
    place: input.place ?? null,
    at: platform.clock.now(),
  });
  return filed ?? call.refuse('client_id_reused');
});
