import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { chat } from './chat.ts';

/** At most so many come at once. */
export const chatsAtOnce = 500;

/**
 * One's conversations, newest first, at most 500, without those with somebody who may not be seen (any more). `older`, where
 * not null, is the `before` that goes on (CHAT-1).
 */
export const getChats = operation({
  name: 'chat/get-chats',
  summary: 'Own conversations, newest first',
  method: 'GET',
  path: '/api/chats.php',
  caller: 'member',
  input: z.strictObject({ before: z.optional(instant) }),
  answer: z.object({ chats: z.array(chat), older: z.nullable(instant) }),
  errors: {},
});
