import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Currency } from '#contract/kit/money.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';
import type { PackageName } from './credit-prices.ts';

/** Every price of a currency ever announced, newest first. */
export function announcedPrices(db: Handle, currency: Currency) {
  return sitesTables(db)
    .selectFrom('package_prices as price')
    .leftJoin('withdrawn_prices as withdrawn', (join) =>
      join
        .onRef('withdrawn.package', '=', 'price.package')
        .onRef('withdrawn.currency', '=', 'price.currency')
        .onRef('withdrawn.valid_from', '=', 'price.valid_from'),
    )
    .select(['price.package', 'price.amount', 'price.valid_from', 'price.announced_at', 'price.operator_id'])
    .select('withdrawn.withdrawn_at')
    .where('price.currency', '=', currency)
    .orderBy('price.valid_from', 'desc')
    .orderBy('price.package')
    .execute();
}

/** Lets announcements of one currency wait for each other until the transaction ends. */
export async function lockPrices(db: Handle, currency: Currency): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`package prices ${currency}`}, 0))`.execute(db);
}

export interface NewPrice {
  readonly package: PackageName;
  readonly currency: Currency;
  readonly amount: number;
  readonly from: Date;
  readonly now: Date;
  readonly operator: Id;
}

/** Announces a price. Returns false if the package already has or had one for that moment. */
export async function insertPrice(db: Handle, price: NewPrice): Promise<boolean> {
  const row = await sitesTables(db)
    .insertInto('package_prices')
    .values({
      package: price.package,
      currency: price.currency,
      amount: price.amount,
      valid_from: price.from,
      announced_at: price.now,
      operator_id: price.operator,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('package')
    .executeTakeFirst();
  return row !== undefined;
}

/** Withdraws an announced price. Returns false if there is none, or it was withdrawn before. */
export async function withdrawStoredPrice(db: Handle, price: Omit<NewPrice, 'amount'>): Promise<boolean> {
  const row = await sitesTables(db)
    .insertInto('withdrawn_prices')
    .columns(['package', 'currency', 'valid_from', 'withdrawn_at', 'operator_id'])
    .expression(({ selectFrom }) =>
      selectFrom('package_prices')
        .select(['package', 'currency', 'valid_from'])
        .select([
          sql<Date>`${price.now}::timestamptz`.as('withdrawn_at'),
          sql<number>`${price.operator}::bigint`.as('operator_id'),
        ])
        .where('package', '=', price.package)
        .where('currency', '=', price.currency)
        .where('valid_from', '=', price.from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('package')
    .executeTakeFirst();
  return row !== undefined;
}
