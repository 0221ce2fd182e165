import * as z from 'zod/mini';
import { id, queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { queryPosition } from './message.ts';

/** Folds a text for comparison, without case and accents (CHAT-8). */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Maximum number of hits in an answer, newest first. */
export const hitsAtOnce = 100;

/** Maximum number of messages searched in one call. */
export const searchedAtOnce = 10_000;

/**
 * Searches a conversation (CHAT-8). Returns the numbers of the messages that contain the text, newest first,
 * ignoring case and accents. One call returns at most 100 hits and searches at most 10,000 messages. `next`
 * is the `before` of the next call, or null at the beginning. Searches only what the caller may read. A
 * conversation of other members is `not_found`.
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
