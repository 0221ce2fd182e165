import { useMutation, useQueryClient } from '@tanstack/react-query';
import { liftRestrictions } from '#contract/profiles/lift-restrictions.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Ends all restrictions of a member and refreshes all queries. */
export function useLiftRestrictions() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(liftRestrictions, { idempotent: true }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
