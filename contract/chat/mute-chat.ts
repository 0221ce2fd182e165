import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { chat } from './chat.ts';

/**
 * Mutes or unmutes a conversation: a muted one makes no push, mail or badge count. The other member is not
 * notified. Idempotent (CHAT-7).
 */
export const muteChat = operation({
  name: 'chat/mute-chat',
  summary: 'Mute a conversation, or not',
  method: 'PUT',
  path: '/api/chat-mute.php',
  caller: 'member',
  input: z.strictObject({ conversation: id, muted: z.boolean() }),
  answer: z.object({ chat }),
  errors: {},
});
