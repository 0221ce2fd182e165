import { sendImage } from '#contract/chat/send-image.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { spendCredits, walletOf } from '#server/ledger/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { type MessageTarget, messageTarget } from '../conversations/message-view.ts';
import { findOtherMember } from '../conversations/participants.sql.ts';
import type { NewMessage } from '../delivery/append-message.sql.ts';
import { AlreadySent } from '../delivery/deliver-message.ts';
import { deliverPaidMessage, findSentMessage, messagePrice } from '../messages/send-paid-message.ts';
import { imagesAreReviewed } from './add-image.ts';
import { notifyHeldImages } from './get-held-images.ts';
import { toHeldImage, toMessageImage, withImages } from './image-view.ts';
import { findImage, type ImageKey, type ImageRow, lockImage } from './message-images.sql.ts';
import { holdImage, markSent } from './write-message-images.sql.ts';

export type SentImage = AnswerOf<typeof sendImage>;

interface Sending extends ImageKey {
  readonly site: number;
  readonly to: MessageTarget;
  /** The sender's language. */
  readonly language: Locale;
}

/** Builds the message that a picture becomes. */
export const messageFromImage = (
  platform: Pick<Platform, 'keys' | 'clock'>,
  row: ImageRow,
  to: MessageTarget,
  cost: number,
): NewMessage => ({
  sender: row.sender_id,
  to,
  kind: 'image',
  body: row.path,
  clientId: row.client_id,
  cost,
  now: platform.clock.now(),
  imageFor: (viewer, always) => toMessageImage(platform, { ...row, shown_at: null }, viewer, always),
});

const lockUploaded = async (unit: Unit, key: ImageKey): Promise<ImageRow> => {
  const row = await lockImage(unit.db, key);
  if (row === undefined) throw new Refusal('image_gone');
  if (row.status !== 'uploaded') throw new AlreadySent();
  return row;
};

const deliver = async (platform: Platform, sending: Sending, cost: number): Promise<SentImage> => {
  const sent = await platform.transact(async (unit) => {
    const row = await lockUploaded(unit, sending);
    const message = messageFromImage(platform, row, sending.to, cost);
    const paid = await deliverPaidMessage(unit, platform, sending.site, message);
    const { conversation, id: seq } = paid.message;
    const receiver = paid.chat.profile.id;
    await markSent(unit.db, sending, { conversation, seq, receiver, cost, now: message.now });
    failpoint('chat/image-sent');
    return { ...paid, held: null };
  });
  failpoint('chat/image-committed');
  return sent;
};

class Rehearsed extends Error {
  readonly receiver: Id;

  constructor(receiver: Id) {
    super('rolled back after a rehearsal');
    this.receiver = receiver;
  }
}

/**
 * Delivers the picture and rolls the transaction back, so that every refusal is raised before the payment.
 * Returns the receiver.
 */
const rehearse = async (platform: Platform, sending: Sending, cost: number): Promise<Id> => {
  try {
    return await platform.transact(async (unit) => {
      const message = messageFromImage(platform, await lockUploaded(unit, sending), sending.to, cost);
      const { chat } = await deliverPaidMessage(unit, platform, sending.site, message);
      throw new Rehearsed(chat.profile.id);
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.receiver;
    throw error;
  }
};

const hold = async (platform: Platform, sending: Sending, cost: number): Promise<SentImage> => {
  const { sender, site, language } = sending;
  const receiver = await rehearse(platform, sending, cost);
  return platform.transact(async (unit) => {
    const { id } = await lockUploaded(unit, sending);
    const now = platform.clock.now();
    await holdImage(unit.db, sending, { receiver, cost, now });
    const credits =
      cost === 0
        ? (await walletOf(unit.db, sender)).credits
        : await spendCredits(unit, {
            member: sender,
            amount: cost,
            reason: 'message',
            // The idempotency key is not the client id. The sender may reuse the client id of a rejected and
            // discarded picture for another picture.
            key: `image:${id}`,
          });
    await notifyHeldImages(platform, unit, site, sender);
    const row = await findImage(unit.db, sending);
    if (row === undefined) throw new Error('a held image is missing right after it was stored');
    failpoint('chat/image-held');
    return { message: null, chat: null, held: toHeldImage(platform, row, language), credits };
  });
};

/** The picture already sent under this key. Refuses if it went to another member. */
const sentBefore = async (platform: Platform, sending: Sending): Promise<SentImage> => {
  const { sender, clientId, site, to, language } = sending;
  const row = await findImage(platform.db, sending);
  if (row === undefined || row.status === 'uploaded') throw new Refusal('image_gone');
  const receiver = 'profile' in to ? to.profile : await findOtherMember(platform.db, sender, to.conversation);
  if (row.receiver_id !== receiver) throw new Refusal('client_id_reused');
  if (row.status !== 'sent') {
    const { credits } = await walletOf(platform.db, sender);
    return { message: null, chat: null, held: toHeldImage(platform, row, language), credits };
  }
  const sent = messageFromImage(platform, row, to, row.cost ?? 0);
  const found = await findSentMessage(platform, site, { ...sent, clientId });
  const [message = found.message] = await withImages(platform, sender, [found.message]);
  return { ...found, message, held: null };
};

/**
 * Sends an uploaded picture and charges it in one transaction, or charges it and holds it for review (CHAT-3,
 * CHAT-10). Idempotent.
 */
async function sendPaidImage(platform: Platform, sending: Sending): Promise<SentImage> {
  const cost = messagePrice('image', siteById(sending.site).settings);
  const send = imagesAreReviewed(platform.config, sending.site) ? hold : deliver;
  try {
    return await send(platform, sending, cost);
  } catch (error) {
    if (!(error instanceof AlreadySent)) throw error;
    return sentBefore(platform, sending);
  }
}

export const sendImageHandler = handler(sendImage, async (call, platform) => {
  const { site, member, language, input } = call;
  const to = messageTarget(input);
  if (!to) return call.refuse('invalid_input');
  if (input.profile === member) call.refuse('own_profile');
  return sendPaidImage(platform, { sender: member, clientId: input.client_id, site, to, language });
});
