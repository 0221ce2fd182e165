import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PackageId } from '#contract/payments/package.ts';
import { useActiveCode } from '../discounts/active-discount.ts';
import { getPackageQuery, getPackagesQuery } from './get-packages.query.ts';

const retryAfter = 5000;

/**
 * Fetches the packages again once the discount in their prices is no longer the running one (CON-12). Tries
 * at once, then every few seconds, because the clock of the server may still be a moment before the end.
 */
export function useFreshPrices(inPrices: string | null): void {
  const queries = useQueryClient();
  const active = useActiveCode();
  const isOutdated = inPrices !== null && active !== undefined && inPrices !== active;
  useEffect(() => {
    if (!isOutdated) return;
    const queryKey = getPackagesQuery().queryKey.slice(0, 1);
    const reload = () => void queries.invalidateQueries({ queryKey });
    reload();
    const timer = setInterval(reload, retryAfter);
    return () => clearInterval(timer);
  }, [isOutdated, queries]);
}

/**
 * The packages on sale, with the payment methods for one of them. Their prices follow the running discount.
 */
export function usePackages(id?: PackageId) {
  const { data } = useSuspenseQuery(id === undefined ? getPackagesQuery() : getPackageQuery(id));
  useFreshPrices(data.discount?.code ?? null);
  return data;
}
