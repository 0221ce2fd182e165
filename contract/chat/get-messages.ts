import * as z from 'zod/mini';
import { queryId, queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { chat } from './chat.ts';
import { message } from './message.ts';

/** A message's number; no conversation gets longer. */
const position = queryInteger(1, 2 ** 31 - 1);

/**
 * A page of at most 50 messages in rising order: the newest, those before a message, or those after one
 * (catching up after a lost connection). Another's conversation is `not_found`.
 */
export const getMessages = operation({
  name: 'chat/get-messages',
  summary: 'Messages of a conversation',
  method: 'GET',
  path: '/api/messages.php',
  caller: 'member',
  input: z
    .strictObject({ conversation: queryId, before: z.optional(position), after: z.optional(position) })
    .check(z.refine((query) => query.before === undefined || query.after === undefined, 'before_or_after')),
  answer: z.object({ chat, messages: z.array(message), has_more: z.boolean() }),
  errors: {},
});
