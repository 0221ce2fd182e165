import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { likesQuery } from './get-likes.query.ts';

import { requeueLikeMoment } from './like-moments.ts';

const longest = 3600;

/**
 * The seconds in the query `t`, from 0 to an hour. Null if `t` is missing; a value that is not a number means
 * 0 (SHELL-11).
 */
function likeModalWait(query: URLSearchParams): number | null {
  const given = query.get('t');
  if (given === null) return null;
  const seconds = /^\d{1,6}(\.\d{1,3})?$/.test(given) ? Number(given) : 0;
  return Math.min(seconds, longest);
}

/**
 * The query `t`: after that many seconds the newest unopened like is shown, taps first, and `t` leaves the
 * address. For a visitor, who has no likes, `t` only leaves the address (SHELL-11).
 */
export function useLikeModal(): void {
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const wait = likeModalWait(query);
  const removeWait = useEffectEvent(() => {
    const without = (now: URLSearchParams) => {
      now.delete('t');
      return now;
    };
    setQuery(without, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => {
      const received = client.getQueryData(likesQuery().queryKey)?.liked_by ?? [];
      const unopened = received.filter(({ like_new }) => like_new);
      const like = unopened.find(({ origin }) => origin === 'own') ?? unopened[0];
      if (like) requeueLikeMoment(like);
      removeWait();
    }, wait * 1000);
    return () => clearTimeout(timer);
  }, [client, wait]);
}
