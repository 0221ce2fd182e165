import { useQuery, useQueryClient } from '@tanstack/react-query';
import { twoStepQuery } from './get-two-step.query.ts';

/** What protects the own login; `reload` after each change of it. */
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
