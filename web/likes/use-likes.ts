import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Id } from '#contract/kit/id.ts';
import type { Like, LikedBy } from '#contract/likes/get-likes.ts';
import { likesQuery } from './get-likes.query.ts';

export interface Likes {
  readonly given: readonly Like[];
  /** Given by a tap. */
  readonly received: readonly LikedBy[];
  /** Received likes that nobody tapped. No text says that this member likes anybody (FIC-8, MEET-1). */
  readonly suggested: readonly LikedBy[];
  /** Mutual likes, newest first. */
  readonly matches: readonly LikedBy[];
  /** Whatever the popup announced or will: unopened profiles of any origin, newest first (LIKE-3). */
  readonly unopened: readonly LikedBy[];
  /** Null if there is nothing older to load. */
  readonly older: string | null;
  readonly gaveTo: (member: Id) => boolean;
}

/** The member's likes as they are now, including live events. Null until they have been read. */
export function useLikes(): Likes | null {
  const { data } = useQuery(likesQuery());
  return useMemo(() => {
    if (!data) return null;
    const given = new Set(data.profiles.map(({ id }) => id));
    return {
      given: data.profiles,
      received: data.liked_by.filter(({ origin }) => origin === 'own'),
      suggested: data.liked_by.filter(({ origin }) => origin !== 'own'),
      matches: data.liked_by.filter(({ match }) => match),
      unopened: data.liked_by.filter(({ like_new }) => like_new),
      older: data.older,
      gaveTo: (member) => given.has(member),
    };
  }, [data]);
}
