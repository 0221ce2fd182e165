import { useMutation, useQueryClient } from '@tanstack/react-query';
import { likesAfter } from '#contract/likes/likes-state.ts';
import { markLikeSeen } from '#contract/likes/mark-like-seen.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { changeLikes } from './change-likes.ts';

/**
 * Clears the new mark of a received like, on this device at once. After an error the like is new again at the
 * next visit.
 */
export function useMarkLikeSeen() {
  const client = useQueryClient();
  return useMutation({
    ...mutationFor(markLikeSeen, { idempotent: true }),
    onMutate: (input: { profile: number }) => changeLikes(client, (likes) => likesAfter.seen(likes, input)),
  });
}
