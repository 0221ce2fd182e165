import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getStandingLike } from '#contract/discovery/get-standing-like.ts';
import { setStandingLike } from '#contract/discovery/set-standing-like.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';

/** Reads the member's standing like for newcomers (LIKE-3). */
export const standingLikeQuery = () => queryFor(getStandingLike, {});

/** Stores, changes or ends the standing like. The server's response becomes the cached state. */
export function useSetStandingLike() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(setStandingLike, { idempotent: true }),
    onSuccess: (answer) => queries.setQueryData(standingLikeQuery().queryKey, answer),
  });
}
