import { chatChanged } from '#contract/chat/events.ts';
import type { Id } from '#contract/kit/id.ts';
import { notifyMember } from '#server/notifications/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { loadTalkCards } from '#server/profiles/door.ts';
import { toChat } from '../conversations/chat-view.ts';
import { toMessage } from '../conversations/message-view.ts';
import { chatRow } from '../conversations/participants.sql.ts';
import { answerAsDemo } from '../demo/answer-as-demo.job.ts';
import { pushMessageJob } from '../notifications/push-message.job.ts';
import { startedConversations } from './started-conversations.sql.ts';

/**
 * Lets the receivers of an unconfirmed member reply, now that the address is confirmed and the profile is
 * shown (ACC-6).
 * - The open devices of each receiver get the conversation without the mark `unconfirmed`.
 * - The push and the mail that an unconfirmed member's message does not make are made now, if it is still
 *   unread.
 * - In the demo, a fictional receiver answers now.
 */
export async function announceConfirmed(unit: Unit, member: Id, now: Date): Promise<void> {
  for (const { site, conversation, receiver, last } of await startedConversations(unit.db, member)) {
    const cards = await loadTalkCards(unit.db, site, [member, receiver], now);
    const row = await chatRow(unit.db, receiver, conversation);
    const card = cards.get(member);
    // A restricted or blocked member stays invisible.
    if (row === undefined || card === undefined) continue;
    const chat = toChat(row.side, card, row.last && toMessage(row.last, receiver));
    unit.emit(receiver, chatChanged, { chat });
    if (cards.get(receiver)?.fictional) {
      await unit.enqueue(answerAsDemo, { conversation, message: last }, { startAfterSeconds: 1 });
      continue;
    }
    if (chat.num_unread_messages === 0 || chat.muted) continue;
    const payload = { member: receiver, site, conversation, device: null, tries: 0 };
    const push = { job: pushMessageJob, payload, key: `${receiver} ${conversation}` };
    await notifyMember(unit, { member: receiver, kind: 'message', now, push });
  }
}
