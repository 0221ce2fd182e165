import type { Id } from '#contract/kit/id.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import { isNotice, mayBeAnonymous } from '#contract/safety/complaint.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { countNotice } from '../flaggers/flaggers.sql.ts';
import { flaggerBy } from '../flaggers/get-flagger.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { keepUntil } from '../moderation-queue/case-times.ts';
import { openSender, sealSender, senderHash } from '../notice-subjects/complaint-sender.ts';
import { findSubject } from '../notice-subjects/find-subject.ts';
import { storeSubject } from '../notice-subjects/notice-subjects.sql.ts';
import { mailNotifierJob } from '../notifiers/mail-notifier.job.ts';
import { suspensionOfSender } from '../notifiers/refuse-suspended.ts';
import { reporterTraces } from '../trust/reporter-traces.ts';
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

/** The key under which receipts are counted; undefined for a sender without a name. */
const senderKey = ({ member, addressHash }: NewComplaint): string | undefined =>
  member === null ? addressHash?.toString('hex') : String(member);

/** Whether the sender gets a receipt now. A trusted flagger always does. */
async function isReceipted(db: Handle, { member, addressHash, flagger, at }: NewComplaint): Promise<boolean> {
  if (member === null && addressHash === null) return false;
  if (flagger !== null) return true;
  return (await complaintsSince(db, { member, addressHash }, addDays(at, -1), receiptsADay)) < receiptsADay;
}

/** Enqueues the receipt. A suspended address gets the statement of its suspension again instead. */
const enqueueReceipt = (unit: Unit, complaint: Id, suspension: Id | undefined): Promise<void> =>
  suspension === undefined
    ? unit.enqueue(mailComplaintJob, { complaint, kind: 'complaint_taken' })
    : unit.enqueue(mailNotifierJob, { case: suspension, kind: 'decided' });

/**
 * Stores a complaint and has its receipt mailed if there is an address. Every complaint is accepted, but a
 * sender gets at most three receipts a day. The same form sent again is the same complaint; returns null if
 * its content differs.
 */
async function fileComplaint(
  { transact }: Platform,
  complaint: NewComplaint,
): Promise<{ readonly number: string; readonly mailed: boolean } | null> {
  const { member, addressHash, flagger, at } = complaint;
  const sender = senderKey(complaint);
  return transact(async (unit) => {
    if (sender !== undefined) await lockSender(unit.db, sender);
    const mailed = await isReceipted(unit.db, complaint);
    const suspension = await suspensionOfSender(unit.db, { member, address: addressHash }, complaint);
    const id = await insertComplaint(unit.db, complaint, suspension === undefined ? null : keepUntil(at));
    if (id === undefined) {
      const before = await complaintByClientId(unit.db, complaint);
      return before === undefined ? null : { number: caseNumber(before), mailed: sender !== undefined };
    }
    await resolveNotice(unit.db, id, complaint);
    if (flagger !== null) await countNotice(unit.db, flagger, 'notices');
    if (mailed) await enqueueReceipt(unit, id, suspension);
    return { number: caseNumber(id), mailed };
  });
}

/** The trusted flagger of a notice with a key; null without a key. */
async function flaggerOf(
  { db, keys, clock }: Platform,
  { flagger: key, subject }: Pick<InputOf<typeof sendComplaint>, 'flagger' | 'subject'>,
) {
  if (key === undefined) return null;
  const found = isNotice(subject) ? await flaggerBy(db, keys, key, clock.now()) : undefined;
  return found ?? ('unknown' as const);
}

/**
 * A sender without an account gives name and address for the answer; a complaint about a minor requires
 * neither (DSA-1).
 */
export const sendComplaintHandler = handler(sendComplaint, async (call, platform) => {
  const { input, member, site, language, origin } = call;
  const { subject, name, email } = input;
  const flagger = await flaggerOf(platform, input);
  if (flagger === 'unknown') return call.refuse('flagger_unknown');
  const needed = member === null && flagger === null && !mayBeAnonymous(subject) ? { name, email } : {};
  const missing = Object.entries(needed).flatMap(([field, given]) =>
    given === undefined ? [{ field, code: 'required', params: {} }] : [],
  );
  if (missing.length > 0) call.refuse('invalid_input', {}, missing);
  const typed = member === null && email !== undefined ? { name: name ?? '', email } : null;
  const sender = flagger === null ? typed : openSender(platform.keys, flagger.address);
  const filed = await fileComplaint(platform, {
    ...{ site, subject, language, origin },
    // A flagger acts for the organisation, also while logged in.
    member: flagger === null ? member : null,
    traces: reporterTraces(platform.keys, call),
    flagger: flagger?.id ?? null,
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
