import type { Chat } from '#contract/chat/chat.ts';
import { messageAdded } from '#contract/chat/events.ts';
import type { Message } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { notificationAudience, notifyMember } from '#server/notifications/door.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { loadTalkCards } from '#server/profiles/door.ts';
import { toChat } from '../conversations/chat-view.ts';
import { toMessage } from '../conversations/message-view.ts';
import { pushMessageJob } from '../notifications/push-message.job.ts';
import { appendMessage, type NewMessage } from './append-message.sql.ts';
import { imageConsentToward } from './image-consent.sql.ts';
import { startConversation } from './start-conversation.ts';

/** A stored message already has the sender's client id. The transaction rolls back and nothing is charged. */
export class AlreadySent extends Error {
  override readonly name = 'AlreadySent';
}

export interface Delivery {
  readonly message: Message;
  /** The chat list entry of the sender. */
  readonly chat: Chat;
}

/** A stored message, before its caller has enforced the rules of the sender. */
export interface Delivered extends Delivery {
  /**
   * The sender's card, if they have not confirmed their address: the rules of unconfirmed members apply
   * (ACC-6).
   */
  readonly unconfirmed: ProfileCard | null;
}

/** Reads both members' cards, each as the other may see it, and the ways to notify the receiver. */
const readAround = (unit: Unit, site: number, { sender, now }: NewMessage, receiver: Id) =>
  Promise.all([
    loadTalkCards(unit.db, site, [sender, receiver], now),
    notificationAudience(unit.db, receiver, 'message'),
  ]);

/**
 * Stores the message, opens the conversation if necessary, and reads cards and notification settings. This
 * usually takes one round trip to the database.
 */
const store = async (unit: Unit, site: number, sent: NewMessage) => {
  const { to } = sent;
  const [there, around] = await Promise.all([
    appendMessage(unit.db, sent),
    'profile' in to ? readAround(unit, site, sent, to.profile) : null,
  ]);
  const appended = there === 'none' ? await startConversation(unit, site, sent) : there;
  if (appended === 'repeated') throw new AlreadySent();
  const { quote } = sent;
  if (quote !== undefined && appended.message.quoted?.seq !== quote)
    throw new Refusal('invalid_input', {}, [{ field: 'quote', code: 'invalid', params: {} }]);
  // Members may see more of each other once they have a conversation, so the cards are read again.
  const known = there === 'none' ? null : around;
  const [cards, ways] = known ?? (await readAround(unit, site, sent, appended.mine.other_id));
  return { ...appended, cards, ways };
};

/**
 * Stores a message and notifies both members' devices after the commit, each with their own chat list
 * entry. Opens the conversation if this is the first message.
 * - A receiver who muted the conversation gets the live event only.
 * - The caller charges the sender afterwards in the same transaction. The locking order is always
 *   conversation before wallet.
 * - Refuses `not_found` if the receiver is not visible to the sender.
 * - Refuses `premium_only` if the sender may not start the conversation.
 * - Refuses `awaits_confirmation` if the receiver has not confirmed their address: nobody replies to them
 *   (ACC-6).
 * - Refuses `confirm_first` if the sender is not visible to the receiver. So is an unconfirmed member who
 *   did not start the conversation, or whose networks are not given. For other unconfirmed members the
 *   caller enforces the rules.
 * - An unconfirmed member's message makes no push and no mail. Its conversation is announced after the
 *   confirmation.
 * - Refuses `invalid_input` if the quoted message is not one of the conversation.
 * - Throws AlreadySent if the client id was used before.
 */
export async function deliverMessage(unit: Unit, site: number, sent: NewMessage): Promise<Delivered> {
  const { message, mine, theirs, cards, ways } = await store(unit, site, sent);
  const other = mine.other_id;
  const [senderCard, otherCard] = [cards.get(sent.sender), cards.get(other)];
  if (!otherCard) throw new Refusal('not_found');
  if (otherCard.unconfirmed) throw new Refusal('awaits_confirmation');
  const unconfirmed = senderCard?.unconfirmed ? senderCard : null;
  if (!senderCard || (unconfirmed !== null && !sent.networks)) throw new Refusal('confirm_first');
  // The message contains its picture, the chat list entry does not.
  const { imageFor } = sent;
  const own = toMessage(message, sent.sender, mine.removed_up_to);
  const image = imageFor ? imageFor(sent.sender, true) : null;
  const delivery: Delivery = { message: { ...own, image }, chat: toChat(mine, otherCard, own) };
  unit.emit(sent.sender, messageAdded, delivery);
  const heard = toMessage(message, other, theirs.removed_up_to);
  const seen = imageFor
    ? imageFor(other, (await imageConsentToward(unit.db, other, sent.sender)) ?? false)
    : null;
  const theirMessage = { ...heard, image: seen };
  unit.emit(other, messageAdded, { message: theirMessage, chat: toChat(theirs, senderCard, heard) });
  if (theirs.muted || unconfirmed !== null) return { ...delivery, unconfirmed };
  const { conversation_id: conversation } = message;
  const notified = notifyMember(unit, {
    member: other,
    kind: 'message',
    now: sent.now,
    ways,
    push: {
      job: pushMessageJob,
      payload: { member: other, site, conversation, device: null, tries: 0 },
      key: `${other} ${conversation}`,
    },
  });
  // The charge comes next and need not wait for the notification.
  unit.alongside(notified);
  return { ...delivery, unconfirmed };
}
