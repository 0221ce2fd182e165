import { useQuery, useQueryClient } from '@tanstack/react-query';
import { twoStepQuery } from './get-two-step.query.ts';

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
