import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Marks everything up to a message as read. The read mark never moves back (CHAT-7). */
export const markRead = operation({
  name: 'chat/mark-read',
  summary: 'Mark messages as read',
  method: 'PUT',
  path: '/api/chat.php',
  caller: 'member',
  input: z.strictObject({ conversation: id, read_up_to: id }),
  answer: z.object({ conversation: id, num_unread_messages: z.int() }),
  errors: {},
});
