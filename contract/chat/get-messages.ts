import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { chat } from './chat.ts';
import { message, queryPosition } from './message.ts';

/**
 * A page of at most 50 messages in ascending order (CHAT-8). It holds the newest, those before a message,
 * those after a message (to catch up after a lost connection), or those around a message. `has_more`: there
 * are more messages in the direction of the page; for a page around a message, before it. A conversation of
 * other members is `not_found`.
 */
export const getMessages = operation({
  name: 'chat/get-messages',
  summary: 'Messages of a conversation',
  method: 'GET',
  path: '/api/messages.php',
  caller: 'member',
  input: z
    .strictObject({
      conversation: queryId,
      before: z.optional(queryPosition),
      after: z.optional(queryPosition),
      around: z.optional(queryPosition),
    })
    .check(
      z.refine(
        ({ before, after, around }) =>
          [before, after, around].filter((given) => given !== undefined).length <= 1,
        'before_or_after',
      ),
    ),
  answer: z.object({ chat, messages: z.array(message), has_more: z.boolean() }),
  errors: {},
});
