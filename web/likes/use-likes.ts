import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Id } from '#contract/kit/id.ts';
import type { Like, LikedBy } from '#contract/likes/like.ts';
import { likesQuery } from './data/get-likes.ts';

export interface Likes {
  readonly given: readonly Like[];
  readonly received: readonly LikedBy[];
  /** Mutual ones, newest first. */
  readonly matches: readonly LikedBy[];
  /** Received likes whose profile was not opened yet. */
  readonly newCount: number;
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
    return {
      given: data.profiles,
      received: data.liked_by,
      matches: data.liked_by.filter(({ match }) => match),
      newCount: data.liked_by.filter(({ like_new }) => like_new).length,
      older: data.older,
      gaveTo: (member) => given.has(member),
    };
  }, [data]);
}
