import { day, minute } from '#contract/kit/durations.ts';
import type { PackageId } from '#contract/payments/package.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type PaidPackage, paidPackages } from './paid-packages.sql.ts';

const period = 90 * day;
/** Fewer orders than this say nothing about popularity. */
const minimumOrders = 30;
/** Bounds the query on a busy site. */
const countedOrders = 5000;
const freshFor = 5 * minute;

/** The package with the most orders. Null for too few orders, and if two packages lead. */
export function mostOrdered(counts: readonly PaidPackage[]): PackageId | null {
  const total = counts.reduce((sum, { orders }) => sum + orders, 0);
  if (total < minimumOrders) return null;
  const most = Math.max(...counts.map(({ orders }) => orders));
  const [leader, ...others] = counts.filter(({ orders }) => orders === most);
  return leader && others.length === 0 ? leader.package : null;
}

interface Known {
  readonly at: number;
  readonly popular: Promise<PackageId | null>;
}

/** One map for each database, because several services of a test share a process. */
const known = new WeakMap<Platform['db'], Map<number, Known>>();

/**
 * The package that members of the site bought most often in the last 90 days; null if there were too few
 * orders to say (CRED-1). Counted again after five minutes.
 */
export function popularPackage(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  site: number,
): Promise<PackageId | null> {
  const sites = known.get(db) ?? new Map<number, Known>();
  known.set(db, sites);
  const now = clock.now().getTime();
  const last = sites.get(site);
  if (last && Math.abs(now - last.at) < freshFor) return last.popular;
  const since = new Date(now - period);
  const popular = paidPackages(db, { site, since, limit: countedOrders }).then(mostOrdered);
  sites.set(site, { at: now, popular });
  // A failed count is not kept.
  popular.catch(() => sites.delete(site));
  return popular;
}
