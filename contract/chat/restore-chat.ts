import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { chat } from './chat.ts';

/** So long after a removal it can be taken back. */
export const restoreMinutes = 10;

/**
 * Takes the last removal of a conversation back: what it took away is there again in its place, with what came meanwhile,
 * and unread where it was. What was removed before that stays removed. Where nothing is to be taken back nothing changes;
 * too long afterwards it is refused (CHAT-7).
 */
export const restoreChat = operation({
  name: 'chat/restore-chat',
  summary: 'Take back the removal of a conversation',
  method: 'DELETE',
  path: '/api/chat-removal.php',
  caller: 'member',
  input: z.strictObject({ conversation: id }),
  answer: z.object({ chat }),
  errors: { removal_stands: 409 },
});
