import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';
import type { Price, PriceHistory } from './price-history.ts';

/** The price history of every package and currency, keyed like `p1 EUR`. */
export type PriceList = ReadonlyMap<string, PriceHistory>;

/** Reads all past and announced prices, a few per package and currency. */
export async function readPackagePrices(db: Handle): Promise<PriceList> {
  const rows = await sitesTables(db)
    .selectFrom('package_prices')
    .select(['package', 'currency', 'amount', 'valid_from'])
    .orderBy('valid_from')
    .execute();
  const list = new Map<string, Price[]>();
  for (const { package: name, currency, amount, valid_from: from } of rows) {
    const key = `${name} ${currency}`;
    const history = list.get(key) ?? [];
    history.push({ amount, from });
    list.set(key, history);
  }
  return list;
}
