import type { Chat } from '#contract/chat/chat.ts';
import { chatChanged } from '#contract/chat/events.ts';
import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { readChat } from '../conversations/read-chat.ts';

interface Viewer {
  readonly site: number;
  readonly member: Id;
  readonly now: Date;
}

/**
 * Returns the conversation as its member sees it after their change, and notifies their devices if `changed`
 * is true. Refuses `not_found` if it is not theirs or the other member is not visible. The refusal rolls the
 * change back.
 */
export async function notifyChatChanged(
  unit: Unit,
  { site, member, now }: Viewer,
  conversation: Id,
  changed: boolean,
): Promise<Chat> {
  const chat = await readChat(unit.db, site, member, conversation, now);
  if (!chat) throw new Refusal('not_found');
  if (changed) unit.emit(member, chatChanged, { chat });
  return chat;
}
