import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Id } from '#contract/kit/id.ts';
import type { Like, LikedBy } from '#contract/likes/like.ts';
import { likesQuery } from './get-likes.query.ts';

export interface Likes {
  readonly given: readonly Like[];
  /** By a tap of the giver. */
  readonly received: readonly LikedBy[];
  /** Received ones that nobody tapped: no likes to count or to announce (FIC-8, MEET-1). */
  readonly suggested: readonly LikedBy[];
  /** Mutual ones, newest first. */
  readonly matches: readonly LikedBy[];
  /** Received likes whose profile was not opened yet. */
  readonly newCount: number;
  /** Received ones of any kind whose profile was not opened yet, newest first. */
  readonly unopened: readonly LikedBy[];
  /** Null: there is nothing older to load. */
  readonly older: string | null;
  readonly gaveTo: (member: Id) => boolean;
}

/** My likes as they are now (live events included); null until they have been read. */
export function useLikes(): Likes | null {
  const { data } = useQuery(likesQuery());
  return useMemo(() => {
    if (!data) return null;
    const given = new Set(data.profiles.map(({ id }) => id));
    const received = data.liked_by.filter(({ origin }) => origin === 'own');
    return {
      given: data.profiles,
      received,
      suggested: data.liked_by.filter(({ origin }) => origin !== 'own'),
      matches: data.liked_by.filter(({ match }) => match),
      newCount: received.filter(({ like_new }) => like_new).length,
      unopened: data.liked_by.filter(({ like_new }) => like_new),
      older: data.older,
      gaveTo: (member) => given.has(member),
    };
  }, [data]);
}
