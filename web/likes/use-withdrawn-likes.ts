import { useState } from 'react';
import type { Like } from '#contract/likes/like.ts';

/**
 * Likes that were taken back on this page stay where they were until one leaves it, so that a slip of the finger is put
 * right with another tap (LIKE-1).
 */
export function useTakenBack<Entry extends Like>(entries: readonly Entry[]) {
  const [taken, setTaken] = useState<readonly Entry[]>([]);
  const there = new Set(entries.map(({ id }) => id));
  const gone = taken.filter(({ id }) => !there.has(id));
  const shown =
    gone.length === 0
      ? entries
      : [...entries, ...gone].sort((one, other) => (one.liked_at < other.liked_at ? 1 : -1));
  return {
    shown,
    isGone: ({ id }: Like) => !there.has(id),
    takeBack: (like: Entry) => setTaken([like, ...taken.filter(({ id }) => id !== like.id)]),
  };
}
