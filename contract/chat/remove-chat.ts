import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Removes a conversation from the caller's list. The other member keeps it, and a new message brings it back.
 * Repeating the removal changes nothing. For a few minutes `restoreChat` undoes it (CHAT-7).
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
