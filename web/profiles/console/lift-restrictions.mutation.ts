import { useMutation, useQueryClient } from '@tanstack/react-query';
import { liftRestrictions } from '#contract/profiles/lift-restrictions.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Ends what restricts a member; what is on screen of it is read anew. */
export function useLiftRestrictions() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(liftRestrictions, { idempotent: true }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
