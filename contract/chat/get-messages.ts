import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { chat } from './chat.ts';
import { message } from './message.ts';
import { queryPosition } from './query-position.ts';

/**
 * A page of at most 50 messages in rising order: the newest, those before a message, those after one (catching up after
 * a lost connection), or those around one, wherever it stands (CHAT-8). `has_more`: beyond the page in the direction it
 * looks, before it where it looks around. Another's conversation is `not_found`.
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
