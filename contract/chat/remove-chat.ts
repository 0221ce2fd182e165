import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Takes a conversation out of one's own list; the other keeps it, and a new message brings it back. A second time nothing
 * changes. For a few minutes `restoreChat` takes it back (CHAT-7).
 */
export const removeChat = operation({
  name: 'chat/remove-chat',
  summary: 'Remove a conversation from the list',
  method: 'DELETE',
  path: '/api/chat.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({ conversation: id }),
  answer: z.object({ conversation: id, removed_up_to: z.int(), muted: z.boolean(), revision: z.int() }),
  errors: {},
});
