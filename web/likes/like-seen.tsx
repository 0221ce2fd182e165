import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Id } from '#contract/kit/id.ts';
import { likesAfter } from '#contract/likes/likes-state.ts';
import { markLikeSeen } from '#contract/likes/mark-like-seen.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { changeLikes } from './get-likes.query.ts';
import { useLikes } from './use-likes.ts';

/**
 * Clears the new mark of a received like, on this device at once. After an error the like is new again at the
 * next visit.
 */
function useMarkLikeSeen() {
  const client = useQueryClient();
  return useMutation({
    ...mutationFor(markLikeSeen, { idempotent: true }),
    onMutate: (input: { profile: number }) => changeLikes(client, (likes) => likesAfter.seen(likes, input)),
  });
}

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
