import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { chat } from './chat.ts';

/** How long a removal can be undone. */
export const restoreMinutes = 10;

/**
 * Undoes the last removal of a conversation (CHAT-7). The removed messages return to their place beside newer
 * ones, unread if they were unread. Earlier removals stay. Changes nothing if there is nothing to undo;
 * refuses if too much time has passed.
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
