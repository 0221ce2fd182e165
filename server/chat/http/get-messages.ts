import { getMessages } from '#contract/chat/get-messages.ts';
import { handler } from '#server/platform/http/handler.ts';
import { readChat } from '../actions/read-chat.ts';
import { withImages } from '../actions/with-images.ts';
import { type MessageRow, messageOf } from '../rules/message-of.ts';
import { messageRows, messageRowsAround } from '../store/messages.ts';

const pageSize = 50;

export const getMessagesHandler = handler(getMessages, async (call, platform) => {
  const { db, clock } = platform;
  const { conversation, before, after, around } = call.input;
  const chat = await readChat(db, call.site, call.member, conversation, clock.now());
  if (!chat) return call.refuse('not_found');
  const floor = chat.removed_up_to;
  const answer = async (rows: readonly MessageRow[], hasMore: boolean) => ({
    chat,
    messages: await withImages(
      platform,
      call.member,
      rows.map((row) => messageOf(row, call.member)),
    ),
    has_more: hasMore,
  });
  if (around !== undefined) {
    const rows = await messageRowsAround(db, { conversation, floor, around, limit: pageSize });
    return answer(rows, (rows[0]?.seq ?? 0) > floor + 1);
  }
  const rows = await messageRows(db, { conversation, floor, before, after, limit: pageSize + 1 });
  const hasMore = rows.length > pageSize;
  // The one too many is the oldest of a page that looks back, the newest of one that looks ahead.
  const page = !hasMore ? rows : after === undefined ? rows.slice(1) : rows.slice(0, pageSize);
  return answer(page, hasMore);
});
