import { queryOptions, skipToken } from '@tanstack/react-query';
import type { NewcomerDiscounts } from '#contract/payments/running-discount.ts';

/** What a newcomer has off the first purchase (CRED-9): comes with the member, and is never asked for by itself. */
export const discountsQuery = () =>
  queryOptions<NewcomerDiscounts | null>({
    queryKey: ['payments/discounts'],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
