import { queryOptions } from '@tanstack/react-query';
import { startSetUp } from '#contract/operators/start-set-up.ts';
import { call } from '#web/platform/api/api.ts';

/**
 * The account that a set-up link belongs to. A POST keeps the token out of the address; the call is
 * idempotent.
 */
export const setUpQuery = (token: string) =>
  queryOptions({
    queryKey: [startSetUp.name],
    queryFn: ({ signal }) => call(startSetUp, { token }, { signal, idempotent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
