import { messagesRead } from '#contract/chat/events.ts';
import { markRead } from '#contract/chat/mark-read.ts';
import { handler } from '#server/platform/http/handler.ts';
import { mayMeet } from '#server/profiles/door.ts';
import { moveReadMark } from './read-receipts.sql.ts';

/**
 * Notifies the other member only if they may see the reader (ACC-6) and neither member switched read receipts
 * off (TRUST-11).
 */
export const markReadHandler = handler(markRead, async (call, platform) => {
  const { conversation, read_up_to: upTo } = call.input;
  const side = await platform.transact(async (unit) => {
    const read = await moveReadMark(unit.db, call.member, conversation, upTo);
    if (read?.changed) {
      const readMark = { conversation, read_up_to: read.readUpTo };
      unit.emit(call.member, messagesRead, { ...readMark, own: true, num_unread_messages: read.unread });
      if (!read.silent && (await mayMeet(unit.db, call.site, call.member, read.other)))
        unit.emit(read.other, messagesRead, { ...readMark, own: false, num_unread_messages: null });
    }
    return read;
  });
  return side ? { conversation, num_unread_messages: side.unread } : call.refuse('not_found');
});
