import type { Chat } from '#contract/chat/chat.ts';
import { messageAdded } from '#contract/chat/events.ts';
import type { Message } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';
import { tellMember, waysToTell } from '#server/notifications/door.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { cardsOfPair } from '#server/profiles/door.ts';
import { chatOf } from '../conversations/chat-view.ts';
import { messageOf } from '../conversations/message-view.ts';
import { pushMessageJob } from '../notifications/push-message.job.ts';
import { AlreadySent } from './already-sent.ts';
import { appendMessage, type NewMessage } from './append-message.sql.ts';
import { consentTo } from './image-consent.sql.ts';
import { startConversation } from './start-conversation.ts';

export interface Delivery {
  readonly message: Message;
  /** The list entry of the sender. */
  readonly chat: Chat;
}

/** The cards of the two, each as the other may see it, and how the receiver is told. */
const readAround = (unit: Unit, site: number, { sender, now }: NewMessage, receiver: Id) =>
  Promise.all([
    cardsOfPair(unit.db, site, [sender, receiver], now),
    waysToTell(unit.db, receiver, 'message'),
  ]);

/** The message in its conversation, which it may open, and what is read around it: mostly in one round to the database. */
const store = async (unit: Unit, site: number, sent: NewMessage) => {
  const { to } = sent;
  const [there, around] = await Promise.all([
    appendMessage(unit.db, sent),
    'profile' in to ? readAround(unit, site, sent, to.profile) : null,
  ]);
  const appended = there === 'none' ? await startConversation(unit, site, sent) : there;
  if (appended === 'repeated') throw new AlreadySent();
  // Those who just began to talk may see more of each other than before.
  const known = there === 'none' ? null : around;
  const [cards, ways] = known ?? (await readAround(unit, site, sent, appended.mine.other_id));
  return { ...appended, cards, ways };
};

/**
 * Stores a message, opening the conversation where it is the first, and tells both members' devices after the
 * commit, each with their own list entry; a receiver who muted it is told by nothing else. The charge is the caller's, in the same transaction and after this:
 * conversation before wallet, everywhere. Refuses `not_found` where the receiver may not be seen, `premium_only` where
 * the conversation may not be started, `confirm_first` where the sender may not be seen themselves: nobody could answer
 * them (ACC-6). Throws AlreadySent where the client id was used before.
 */
export async function deliverMessage(unit: Unit, site: number, sent: NewMessage): Promise<Delivery> {
  const { message, mine, theirs, cards, ways } = await store(unit, site, sent);
  const other = mine.other_id;
  const [senderCard, otherCard] = [cards.get(sent.sender), cards.get(other)];
  if (!otherCard) throw new Refusal('not_found');
  if (!senderCard) throw new Refusal('confirm_first');
  // A picture stands in the message, not in the list.
  const { imageFor } = sent;
  const own = messageOf(message, sent.sender);
  const image = imageFor ? imageFor(sent.sender, true) : null;
  const delivery: Delivery = { message: { ...own, image }, chat: chatOf(mine, otherCard, own) };
  unit.emit(sent.sender, messageAdded, delivery);
  const heard = messageOf(message, other);
  const seen = imageFor ? imageFor(other, (await consentTo(unit.db, other, sent.sender)) ?? false) : null;
  const theirMessage = { ...heard, image: seen };
  unit.emit(other, messageAdded, { message: theirMessage, chat: chatOf(theirs, senderCard, heard) });
  if (theirs.muted) return delivery;
  const { conversation_id: conversation } = message;
  const told = tellMember(unit, {
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
  // The charge, which is next, need not wait for it.
  unit.alongside(told);
  return delivery;
}
