import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setStandingLike } from '#contract/discovery/set-standing-like.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { standingLikeQuery } from './get-standing-like.query.ts';

/** Switches it on, changes its search, or ends it; what the server then says is what stands. */
export function useSetStandingLike() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(setStandingLike, { idempotent: true }),
    onSuccess: (answer) => queries.setQueryData(standingLikeQuery().queryKey, answer),
  });
}
