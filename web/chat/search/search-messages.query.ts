import { searchMessages as operation } from '#contract/chat/search-messages.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

/** The messages of a conversation that contain the text, newest first, page by page. */
export const messageHits = (conversation: number, words: string) =>
  pagesFor(operation, { conversation, words }, ({ next }) =>
    next === null ? undefined : { conversation, words, before: next },
  );
