import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type PackageId, packageId } from '#contract/payments/package.ts';
import type { Handle } from '#server/platform/database/handle.ts';

const counts = z.array(z.object({ package: packageId, orders: z.int() }));

/** How often a package was bought. */
export interface PaidPackage {
  readonly package: PackageId;
  readonly orders: number;
}

/**
 * Counts the paid orders of a site since a moment by package, most orders first. Orders whose whole price was
 * returned do not count. Reads at most the newest `limit` orders.
 */
export async function paidPackages(
  db: Handle,
  { site, since, limit }: { readonly site: number; readonly since: Date; readonly limit: number },
): Promise<PaidPackage[]> {
  const { rows } = await sql`
    select package, count(*)::int as orders
    from (
      select package, amount, reversed_amount from payments
      where site_id = ${site} and state = 'completed' and settled_at > ${since}
      order by settled_at desc
      limit ${limit}
    ) as paid
    where reversed_amount < amount
    group by package
    order by orders desc`.execute(db);
  return z.parse(counts, rows);
}
