import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setStandingLike } from '#contract/discovery/set-standing-like.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { standingLikeQuery } from './get-standing-like.query.ts';

/** Stores, changes or ends the standing like. The server's response becomes the cached state. */
export function useSetStandingLike() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(setStandingLike, { idempotent: true }),
    onSuccess: (answer) => queries.setQueryData(standingLikeQuery().queryKey, answer),
  });
}
