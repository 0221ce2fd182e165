import { queryOptions, skipToken } from '@tanstack/react-query';
import type { NewcomerDiscounts } from '#contract/payments/running-discount.ts';

/**
 * Discounts on a newcomer's first purchase (CRED-9). They arrive with the member's own account and are never
 * fetched separately.
 */
export const discountsQuery = () =>
  queryOptions<NewcomerDiscounts | null>({
    queryKey: ['payments/discounts'],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
