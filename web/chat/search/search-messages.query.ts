import { searchMessages as operation } from '#contract/chat/search-messages.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

/** Where words stand in a conversation, the newest first, page by page. */
export const messageHits = (conversation: number, words: string) =>
  pagesFor(operation, { conversation, words }, ({ next }) =>
    next === null ? undefined : { conversation, words, before: next },
  );
