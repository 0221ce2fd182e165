import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { chat } from './chat.ts';

/**
 * Whether one is told of a conversation beyond its place in the list: muted, it makes no push, no mail and no number on a
 * badge. The other member does not hear of it. It says how it shall be, so a second time nothing changes (CHAT-7).
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
