import { reviewImage } from '#contract/chat/review-image.ts';
import type { Id } from '#contract/kit/id.ts';
import type { RejectReason } from '#contract/photos/reject-reason.ts';
import { refundCredits } from '#server/ledger/door.ts';
import { recordAction } from '#server/operators/door.ts';
import { endQuarantine } from '#server/photos/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { isFrozen } from '#server/safety/door.ts';
import { fictionalAnswersOf, siteById } from '#server/sites/door.ts';
import { AlreadySent, deliverMessage } from '../delivery/deliver-message.ts';
import { enforceFictionalRules } from '../fictional/enforce-fictional-rules.ts';
import { notifyHeldImages } from '../images/get-held-images.ts';
import { type ImageRow, lockImageById } from '../images/message-images.sql.ts';
import { messageFromImage } from '../images/send-image.ts';
import { closeImage, markSent, type PaidImage, type SentAs } from '../images/write-message-images.sql.ts';

/** Delivers a picture that was paid for when it was sent. Throws every error that refuses a message. */
async function deliverHeldImage(platform: Platform, unit: Unit, row: ImageRow): Promise<SentAs & PaidImage> {
  const { receiver_id: receiver, cost } = row;
  if (receiver === null || cost === null)
    throw new Error('a picture that was never sent cannot be delivered');
  const sent = { ...messageFromImage(platform, row, { profile: receiver }, cost), sentBefore: true };
  const delivery = await deliverMessage(unit, row.site_id, sent);
  if (delivery.chat.profile.fictional) {
    const answers = fictionalAnswersOf(platform.config, siteById(row.site_id).settings);
    await enforceFictionalRules(unit, { ...sent, site: row.site_id, answers }, delivery);
  }
  const { conversation, id: seq } = delivery.message;
  return { conversation, seq, receiver, cost, now: sent.now };
}

export interface ImageDecision {
  readonly operator: Id;
  readonly member: Id;
  readonly photo: Id;
  /** `pass`, or the reason for the rejection. */
  readonly verdict: 'pass' | RejectReason;
}

export type DecidedImage = 'sent' | 'rejected' | 'undelivered';

/** The operator approved the picture, but it can no longer be delivered. */
class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

const deliver = async (platform: Platform, unit: Unit, row: ImageRow): Promise<void> => {
  try {
    const sent = await deliverHeldImage(platform, unit, row);
    await markSent(unit.db, { sender: row.sender_id, clientId: row.client_id }, sent);
  } catch (error) {
    if (error instanceof Refusal || error instanceof AlreadySent) throw new Undeliverable();
    throw error;
  }
};

const end = async (
  unit: Unit,
  row: ImageRow,
  how: { readonly status: 'rejected' | 'undelivered'; readonly rejection: string | null },
): Promise<void> => {
  const { sender_id: member, client_id: clientId, id, cost } = row;
  await closeImage(unit.db, { sender: member, clientId }, how);
  if (cost !== null && cost > 0)
    await refundCredits(unit, { member, amount: cost, key: `image:${id}:refund` });
};

/** The result of an identical earlier decision, or null if there is none. */
const decidedSo = (
  { status, rejection }: ImageRow,
  verdict: ImageDecision['verdict'],
): DecidedImage | null => {
  if (verdict === 'pass') return status === 'sent' || status === 'undelivered' ? status : null;
  return status === 'rejected' && rejection === verdict ? status : null;
};

const decide = async (
  platform: Platform,
  unit: Unit,
  { operator, member, photo, verdict }: ImageDecision,
  deliverable: boolean,
): Promise<DecidedImage | null> => {
  const row = await lockImageById(unit.db, member, photo);
  if (row === undefined || row.claimed_by !== operator) return null;
  const before = decidedSo(row, verdict);
  if (before !== null || row.status !== 'waiting') return before;
  if (await isFrozen(unit.db, member)) return null;
  const status = verdict !== 'pass' ? 'rejected' : deliverable ? 'sent' : 'undelivered';
  if (status === 'sent') await deliver(platform, unit, row);
  else await end(unit, row, { status, rejection: verdict === 'pass' ? null : verdict });
  if (row.quarantined_until !== null) await endQuarantine(unit, row.path);
  await notifyHeldImages(platform, unit, row.site_id, member);
  await recordAction(unit, {
    operator,
    action: verdict === 'pass' ? 'chat/pass-image' : 'chat/refuse-image',
    member,
    subject: photo,
    details: verdict === 'pass' ? { status } : { reason: verdict },
    at: platform.clock.now(),
  });
  failpoint('chat/image-decided');
  return status;
};

/**
 * Stores an operator's decision on a picture that the operator has claimed (CHAT-10, SAFE-2). The decision,
 * its effects and the audit log entry are one transaction.
 * - Approved: delivers the picture and emits its live events.
 * - Rejected, or approved but no longer deliverable: refunds the credits.
 * Returns null and changes nothing if the picture is gone, was decided differently, or is claimed by another
 * operator. The same applies to a picture of an account that was frozen since (CSAM-2).
 */
async function decideImage(platform: Platform, decision: ImageDecision): Promise<DecidedImage | null> {
  try {
    return await platform.transact((unit) => decide(platform, unit, decision, true));
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    // The writes of the first attempt are rolled back at this point.
    return platform.transact((unit) => decide(platform, unit, decision, false));
  }
}

export const reviewImageHandler = handler(reviewImage, async (call, platform) => {
  const { operator, input } = call;
  const status = await decideImage(platform, { ...input, operator });
  return status === null ? call.refuse('image_not_yours') : { status };
});
