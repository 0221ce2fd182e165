import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { currency, type Money } from '#contract/kit/money.ts';
import { movementReason } from '#contract/ledger/list-movements.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface Movement {
  /** Its position among the member's own movements. */
  readonly number: number;
  readonly at: Date;
  readonly reason: z.output<typeof movementReason>;
  readonly isGain: boolean;
  readonly amount: number;
  readonly bought: number;
  readonly balance: number;
  readonly payment: Id | null;
  /** The number of bought credits the member had spent after this movement, less those that were returned. */
  readonly spent: number;
}

interface Row extends Omit<Movement, 'reason'> {
  readonly reason: string;
}

/**
 * A member's newest movements, or those before a number. Numbers and sums count from the member's first
 * entry, so the cost grows only with the member's own entries.
 */
export async function movementsOf(
  db: Handle,
  member: Id,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<Movement[]> {
  const { rows } = await sql<Row>`
    select * from (
      select row_number() over own as number, created_at as at, reason, credit_account = 'wallet' as "isGain",
        amount, bought, payment_id as payment,
        sum(case credit_account when 'wallet' then amount else -amount end) over own as balance,
        sum(case when credit_account = 'spent' then bought when debit_account = 'spent' then -bought else 0 end)
          over own as spent
      from ledger_transfers where member_id = ${member}
      window own as (order by id rows unbounded preceding)
    ) as movement
    where ${before}::int is null or number < ${before}::int
    order by number desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, reason: z.parse(movementReason, row.reason) }));
}

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

/** A member's purchases, in the order in which they are spent: as their credits became usable, waiting ones last. */
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
