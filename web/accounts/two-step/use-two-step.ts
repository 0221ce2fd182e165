import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getTwoStep } from '#contract/accounts/factors/get-two-step.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const twoStepQuery = () => queryFor(getTwoStep, {});

/** The member's two-step login and passkeys. Call `reload` after each change. */
export function useTwoStep() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(twoStepQuery());
  return {
    data,
    error,
    retry: () => void refetch(),
    reload: () => void queries.invalidateQueries({ queryKey: twoStepQuery().queryKey }),
  };
}
