import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { chat } from './chat.ts';

/** Maximum number of chats in an answer. */
export const chatsAtOnce = 500;

/**
 * The member's conversations, newest first, at most 500, without those whose other member is not visible. A
 * non-null `older` is the `before` of the next page (CHAT-1).
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
