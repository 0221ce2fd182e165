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
 * A conversation as its member sees it after a change of theirs, which their devices hear of where it `changed` something.
 * Refuses `not_found`, and so undoes the change, where it is not theirs or the other may not be seen.
 */
export async function tellChat(
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
