import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { foldText, searchMessages as operation } from '#contract/chat/search-messages.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

/** The messages of a conversation that contain the text, newest first, page by page. */
const messageHits = (conversation: number, words: string) =>
  pagesFor(operation, { conversation, words }, ({ next }) =>
    next === null ? undefined : { conversation, words, before: next },
  );

export interface ChatSearch {
  readonly words: string;
  readonly setWords: (words: string) => void;
  /** `waiting`: nothing has been searched yet. */
  readonly state: 'waiting' | 'searching' | 'found' | 'nothing' | 'failed';
  readonly error: unknown;
  readonly retry: () => void;
  /** The position of the selected hit, from 1, newest first. */
  readonly position: number;
  readonly count: number;
  /** There are more hits than counted. */
  readonly more: boolean;
  /** Moves towards older hits. */
  readonly older: (() => void) | null;
  readonly newer: (() => void) | null;
  /** Number of the message shown. */
  readonly chosen: number | null;
  /** The text to highlight, without case and accents. */
  readonly sought: string;
}

const typingPause = 300;

/** Searches a conversation and moves between the hits (CHAT-8). */
export function useChatSearch(conversation: number): ChatSearch {
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), typingPause);
  const [walked, setWalked] = useState({ asked: '', index: 0 });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...messageHits(conversation, asked),
    enabled: asked !== '',
    // New messages do not change the hits while the member moves between them.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const hits = data?.pages.flatMap((page) => page.hits) ?? [];
  const index = walked.asked === asked ? walked.index : 0;
  const go = (to: number) => setWalked({ asked, index: to });

  // A long stretch may hold no hit, so the search continues until it has something to show.
  const wanting = hits.length <= index && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (wanting && error === null) void fetchNextPage();
  }, [wanting, error, fetchNextPage]);

  const pending = asked !== words.trim() || data === undefined || (hits.length === 0 && hasNextPage);
  const state = (): ChatSearch['state'] => {
    if (words.trim() === '') return 'waiting';
    if (error) return 'failed';
    if (pending) return 'searching';
    return hits.length === 0 ? 'nothing' : 'found';
  };
  const now = state();
  const chosen = now === 'found' ? (hits[index] ?? null) : null;
  const goesOn = index + 1 < hits.length || hasNextPage;
  return {
    words,
    setWords,
    state: now,
    error,
    retry: () => void refetch(),
    position: Math.min(index + 1, hits.length),
    count: hits.length,
    more: hasNextPage,
    older: now === 'found' && goesOn ? () => go(Math.min(index + 1, hits.length)) : null,
    newer: now === 'found' && index > 0 ? () => go(index - 1) : null,
    chosen,
    sought: now === 'found' ? foldText(asked) : '',
  };
}
