import { useEffect } from 'react';
import type { Id } from '#contract/kit/id.ts';
import { useMarkLikeSeen } from './mark-like-seen.mutation.ts';
import { useLikes } from './use-likes.ts';

/** Clears the new mark of a member's like when their profile is opened (LIKE-1). Renders nothing. */
export function LikeSeen({ profile }: { profile: Id }) {
  const likes = useLikes();
  const { mutate } = useMarkLikeSeen();
  const isNew = likes?.unopened.some(({ id }) => id === profile) ?? false;
  useEffect(() => {
    if (isNew) mutate({ profile });
  }, [isNew, mutate, profile]);
  return null;
}
