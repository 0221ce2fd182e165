import { walletOf } from '#server/ledger/door.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { mayMeet } from '#server/profiles/door.ts';
import { isWithheld } from '#server/safety/door.ts';
import { type Appended, appendMessage, type NewMessage } from './append-message.sql.ts';
import { freeConversationLimit, mayStart } from './free-conversation-limit.ts';
import {
  countStartedConversations,
  lockConversationStarts,
  openConversation,
} from './open-conversation.sql.ts';

/**
 * Opens a conversation with its first message. Every way of delivering a message goes through these checks.
 * - Refuses `not_found` if the receiver is not visible to the sender.
 * - Refuses `premium_only` if the sender never bought and has used their free conversations (ACC-16).
 * - Refuses `under_review` if the sender is flagged as fraud (FIC-9).
 */
export async function startConversation(
  { db }: Unit,
  site: number,
  sent: NewMessage,
): Promise<Appended | 'repeated'> {
  const { sender, to } = sent;
  if (await isWithheld(db, sender)) throw new Refusal('under_review');
  if (!('profile' in to) || !(await mayMeet(db, site, to.profile, sender))) throw new Refusal('not_found');
  const premium = (await walletOf(db, sender)).paidUser;
  if (!premium) {
    await lockConversationStarts(db, sender);
    // The previous holder of the lock may have started this very conversation, so try to append first.
    const there = await appendMessage(db, sent);
    if (there !== 'none') return there;
    const started = await countStartedConversations(db, sender, freeConversationLimit);
    if (!mayStart({ premium, started }))
      throw new Refusal('premium_only', { what: 'conversations', most: freeConversationLimit });
  }
  await openConversation(db, site, sender, to.profile);
  const appended = await appendMessage(db, sent);
  if (appended === 'none') throw new Error('a conversation is missing right after it was opened');
  return appended;
}
