import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { chat } from './chat.ts';

/** One's conversations, newest first, at most 500; `before` goes on (CHAT-1). */
export const getChats = operation({
  name: 'chat/get-chats',
  summary: 'Own conversations, newest first',
  method: 'GET',
  path: '/api/chats.php',
  caller: 'member',
  input: z.strictObject({ before: z.optional(instant) }),
  answer: z.object({ chats: z.array(chat) }),
  errors: {},
});
