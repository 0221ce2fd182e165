import * as z from 'zod/mini';
import type { Currency } from '#contract/kit/money.ts';
import { type ListedPrice, listPrices } from '#contract/payments/console/list-prices.ts';
import { packageId } from '#contract/payments/package.ts';
import { operatorAddresses } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { announcedPrices } from '#server/sites/door.ts';
import { previewPackages } from './preview-packages.ts';

/** Every price of a currency ever announced, newest first, with its state at a moment. */
export async function priceList(db: Handle, currency: Currency, now: Date): Promise<ListedPrice[]> {
  const rows = await announcedPrices(db, currency);
  const emails = await operatorAddresses(
    db,
    rows.flatMap(({ operator_id }) => operator_id ?? []),
  );
  const current = new Map<string, Date>();
  for (const row of rows)
    if (row.withdrawn_at === null && row.valid_from <= now && !current.has(row.package))
      current.set(row.package, row.valid_from);
  const stateOf = (row: (typeof rows)[number]): ListedPrice['state'] => {
    if (row.withdrawn_at !== null) return 'withdrawn';
    if (row.valid_from > now) return 'announced';
    return current.get(row.package) === row.valid_from ? 'now' : 'past';
  };
  return rows.map((row) => ({
    package: z.parse(packageId, row.package),
    amount: row.amount,
    from: row.valid_from.toISOString(),
    announced_at: row.announced_at.toISOString(),
    by: (row.operator_id === null ? null : emails.get(row.operator_id)) ?? null,
    state: stateOf(row),
  }));
}

export const listPricesHandler = handler(listPrices, async ({ input: { currency } }, { db, clock }) => ({
  currency,
  packages: previewPackages(currency, clock.now(), null),
  history: await priceList(db, currency, clock.now()),
}));
