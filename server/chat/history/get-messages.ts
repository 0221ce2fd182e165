import type { Chat } from '#contract/chat/chat.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import type { Message } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { type MessageRow, toMessage } from '../conversations/message-view.ts';
import { messageRows, messageRowsAround } from '../conversations/messages.sql.ts';
import { readChat } from '../conversations/read-chat.ts';
import { withImages } from '../images/image-view.ts';

export interface History {
  readonly chat: Chat;
  /** Without their pictures. */
  readonly messages: readonly Message[];
  readonly has_more: boolean;
}

interface Wanted {
  readonly site: number;
  readonly member: Id;
  readonly conversation: Id;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly around?: number | undefined;
  readonly now: Date;
}

const pageSize = 50;

const page = async (
  db: Handle,
  floor: number,
  { conversation, before, after, around }: Wanted,
): Promise<{ rows: readonly MessageRow[]; hasMore: boolean }> => {
  if (around !== undefined) {
    const rows = await messageRowsAround(db, { conversation, floor, around, limit: pageSize });
    return { rows, hasMore: (rows[0]?.seq ?? 0) > floor + 1 };
  }
  const rows = await messageRows(db, { conversation, floor, before, after, limit: pageSize + 1 });
  if (rows.length <= pageSize) return { rows, hasMore: false };
  // The extra row is the oldest of a page that looks back, and the newest of a page that looks ahead.
  return { rows: after === undefined ? rows.slice(1) : rows.slice(0, pageSize), hasMore: true };
};

/**
 * A page of a member's conversation, or undefined if it is not theirs. Page 1,000 takes as many statements as
 * page 1.
 */
export async function readHistory(db: Handle, wanted: Wanted): Promise<History | undefined> {
  const { site, member, conversation, now } = wanted;
  const chat = await readChat(db, site, member, conversation, now);
  if (!chat) return undefined;
  const { rows, hasMore } = await page(db, chat.removed_up_to, wanted);
  const messages = rows.map((row) => toMessage(row, member, chat.removed_up_to));
  return { chat, messages, has_more: hasMore };
}

export const getMessagesHandler = handler(getMessages, async (call, platform) => {
  const { input, site, member } = call;
  const history = await readHistory(platform.db, { ...input, site, member, now: platform.clock.now() });
  if (!history) return call.refuse('not_found');
  return { ...history, messages: await withImages(platform, member, history.messages) };
});
