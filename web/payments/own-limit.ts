import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Money } from '#contract/kit/money.ts';
import { listMandatesQuery } from './mandates/list-mandates.query.ts';
import { spendingCapQuery } from './spending-cap/get-spending-cap.query.ts';

export const prefetchOwnLimit = (queries: QueryClient): Promise<void> =>
  queries.prefetchQuery(spendingCapQuery());

/** Loads the payment settings on the server. */
export async function prefetchPaymentSettings(queries: QueryClient): Promise<void> {
  await Promise.all([prefetchOwnLimit(queries), queries.prefetchQuery(listMandatesQuery())]);
}

/** The member's own limit on spending; null if there is none, undefined until it is known. */
export function useOwnLimit(): Money | null | undefined {
  const { data } = useQuery(spendingCapQuery());
  if (data === undefined) return undefined;
  return data.cap === null ? null : { amount: data.cap, currency: data.currency };
}
