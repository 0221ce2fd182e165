import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setSpendingCap } from '#contract/payments/set-spending-cap.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { spendingCapQuery } from './get-spending-cap.query.ts';

/** Sets, changes or ends the cap. The response replaces the cached cap. */
export function useSetSpendingCap() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(setSpendingCap, { idempotent: true }),
    onSuccess: (answer) => queries.setQueryData(spendingCapQuery().queryKey, answer),
    // Another device may have changed the cap, so the current one is fetched.
    onError: () => queries.invalidateQueries({ queryKey: spendingCapQuery().queryKey }),
  });
}
