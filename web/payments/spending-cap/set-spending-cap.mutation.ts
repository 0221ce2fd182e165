import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setSpendingCap } from '#contract/payments/set-spending-cap.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { spendingCapQuery } from './get-spending-cap.query.ts';

/** Sets, changes or ends the cap; what the server then says is what stands. */
export function useSetSpendingCap() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(setSpendingCap, { idempotent: true }),
    onSuccess: (answer) => queries.setQueryData(spendingCapQuery().queryKey, answer),
    // Another device may have changed it: what is shown shall be what holds.
    onError: () => queries.invalidateQueries({ queryKey: spendingCapQuery().queryKey }),
  });
}
