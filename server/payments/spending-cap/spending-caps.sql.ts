import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { currency, type Money } from '#contract/kit/money.ts';
import { packageId } from '#contract/payments/package.ts';
import type { PaymentsTables } from '#database/tables/payments.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';
import type { Cap } from './spending-cap.ts';

type Row = Selectable<PaymentsTables['spending_caps']>;

const capOf = (row: Row): Cap => ({
  amount: row.amount,
  currency: z.parse(currency, row.currency),
  next: row.next_from && { amount: row.next_amount, from: row.next_from },
});

const capRow = (db: Handle, member: Id) =>
  paymentsTables(db).selectFrom('spending_caps').selectAll().where('member_id', '=', member);

/** The cap as last set; null if never set. */
export async function readCap(db: Handle, member: Id): Promise<Cap | null> {
  const row = await capRow(db, member).executeTakeFirst();
  return row ? capOf(row) : null;
}

/** Locks the cap until the transaction ends, so that orders of a capped member run in turn. */
export async function lockCap(db: Handle, member: Id): Promise<Cap | null> {
  const row = await capRow(db, member).forUpdate().executeTakeFirst();
  return row ? capOf(row) : null;
}

/** Ensures that there is a row to lock, so that two simultaneous first caps also run in turn. */
export async function openCap(db: Handle, member: Id, inCurrency: Cap['currency'], now: Date): Promise<void> {
  await paymentsTables(db)
    .insertInto('spending_caps')
    .values({ member_id: member, currency: inCurrency, set_at: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

export async function writeCap(db: Handle, member: Id, cap: Cap, now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('spending_caps')
    .set({
      amount: cap.amount,
      currency: cap.currency,
      next_amount: cap.next?.amount ?? null,
      next_from: cap.next?.from ?? null,
      set_at: now,
    })
    .where('member_id', '=', member)
    .execute();
}

/** An order that costs its buyer money, or may still. */
export interface CountedOrder {
  readonly id: Id;
  readonly package: z.output<typeof packageId>;
  /** The price less the returned amount. */
  readonly price: Money;
  readonly at: Date;
}

/** Orders after that moment that were paid, or that their provider may still complete (CRED-13). */
export async function ordersSince(db: Handle, member: Id, since: Date): Promise<CountedOrder[]> {
  const rows = await paymentsTables(db)
    .selectFrom('payment_reservations as reserved')
    .innerJoin('payments', 'payments.id', 'reserved.payment_id')
    .select(['payments.id', 'package', 'payments.amount', 'reversed_amount', 'payments.currency', 'held_at'])
    .where('reserved.member_id', '=', member)
    .where('reserved.kind', '=', 'spending')
    .where('reserved.state', '<>', 'released')
    .where('held_at', '>', since)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    package: z.parse(packageId, row.package),
    price: { amount: row.amount - row.reversed_amount, currency: z.parse(currency, row.currency) },
    at: row.held_at,
  }));
}
