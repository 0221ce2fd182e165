import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { casesQuery } from './list-cases.query.ts';

/** Files an appeal and refreshes the list of cases. */
export function useAppealDecision() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(appealDecision, { idempotent: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: casesQuery().queryKey }),
  });
}
