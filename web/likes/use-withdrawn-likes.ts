import { useState } from 'react';
import type { Like } from '#contract/likes/like.ts';

/**
 * Keeps likes that were withdrawn on this page in their place until the member leaves it. So another tap
 * corrects a slip (LIKE-1).
 */
export function useWithdrawnLikes<Entry extends Like>(entries: readonly Entry[]) {
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
