import * as z from 'zod/mini';
import { id, queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { queryPosition } from './query-position.ts';

/** So many hits come at once, the newest first. */
export const hitsAtOnce = 100;

/** So many messages are looked through at once. */
export const searchedAtOnce = 10_000;

/**
 * Where words stand in a conversation (CHAT-8): the numbers of the messages that hold them, the newest first; case and
 * accents do not matter. At most 100 hits and 10,000 messages at once; `next` is the `before` that goes on, null where
 * the beginning was reached. Only what the caller may read is looked through. Another's conversation is `not_found`.
 */
export const searchMessages = operation({
  name: 'chat/search-messages',
  summary: 'Search in a conversation',
  method: 'GET',
  path: '/api/message-search.php',
  caller: 'member',
  limit: { calls: 120, seconds: 60 },
  input: z.strictObject({
    conversation: queryId,
    words: typedText(100),
    before: z.optional(queryPosition),
  }),
  answer: z.object({ conversation: id, hits: z.array(id), next: z.nullable(id) }),
  errors: {},
});
