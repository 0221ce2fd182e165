import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { currency, type Money } from '#contract/kit/money.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { ledgerTables } from './tables.ts';

/** A purchased package in the ledger. */
export interface Purchase {
  readonly payment: Id;
  /** The credits that it brought. */
  readonly credits: number;
  /**
   * The credits that were not reversed with the money; it does not matter whether the reversed ones could be
   * taken back (PAY-34).
   */
  readonly kept: number;
  /** The price of the whole package. */
  readonly price: Money;
  /** True while its credits cannot be spent, because the buyer has not asked for the start (CRED-14). */
  readonly waits: boolean;
}

interface PurchaseRow {
  readonly payment: Id;
  readonly credits: number;
  readonly kept: number;
  readonly amount: number;
  readonly currency: string;
  readonly waits: boolean;
}

/**
 * A member's purchases, in the order in which they are spent: as their credits became usable, waiting ones
 * last.
 */
export async function purchasesOf(db: Handle, member: Id): Promise<Purchase[]> {
  const { rows } = await sql<PurchaseRow>`
    select entry.payment_id as payment, entry.amount as credits, payments.amount, payments.currency,
      started_at is null as waits,
      greatest(0, entry.amount - coalesce((
        select sum(reversal.credits) from payment_reversals as reversal
        where reversal.payment_id = entry.payment_id and reversal.state <> 'undone'
      ), 0))::int as kept
    from ledger_transfers as entry join payments on payments.id = entry.payment_id
      join ledger_purchases on ledger_purchases.payment_id = entry.payment_id
    where entry.member_id = ${member} and entry.reason = 'purchase'
    order by started_at nulls last, entry.id`.execute(db);
  return rows.map((row) => ({
    payment: row.payment,
    credits: row.credits,
    kept: row.kept,
    price: { amount: row.amount, currency: z.parse(currency, row.currency) },
    waits: row.waits,
  }));
}

/** The purchases of a member whose credits wait, oldest first. */
export async function waitingPurchases(db: Handle, member: Id): Promise<Id[]> {
  const rows = await ledgerTables(db)
    .selectFrom('ledger_purchases')
    .select('payment_id')
    .where('member_id', '=', member)
    .where('started_at', 'is', null)
    .orderBy('payment_id')
    .execute();
  return rows.map(({ payment_id }) => payment_id);
}

export const isWaiting = async (db: Handle, payment: Id): Promise<boolean> => {
  const row = await ledgerTables(db)
    .selectFrom('ledger_purchases')
    .select('payment_id')
    .where('payment_id', '=', payment)
    .where('started_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * The purchases among these that a withdrawal returns in full (CON-3): those whose credits wait, and orders
 * from before decision 0057, whose buyers were promised that.
 */
export async function returnedInFull(db: Handle, payments: readonly Id[]): Promise<ReadonlySet<Id>> {
  const rows = await ledgerTables(db)
    .selectFrom('ledger_purchases')
    .select('payment_id')
    .where('payment_id', 'in', payments)
    .where((row) => row.or([row('started_at', 'is', null), row('started_by', '=', 'former_terms')]))
    .execute();
  return new Set(rows.map(({ payment_id }) => payment_id));
}
