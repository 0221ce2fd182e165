import { queryOptions } from '@tanstack/react-query';
import { startSetUp } from '#contract/operators/start-set-up.ts';
import { call } from '#web/platform/api/api.ts';

/** What a set-up link is for; asked by POST, so that the token is in no address. Asking again answers the same. */
export const setUpQuery = (token: string) =>
  queryOptions({
    queryKey: [startSetUp.name],
    queryFn: ({ signal }) => call(startSetUp, { token }, { signal, idempotent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
