import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { currency, type Money } from '#contract/kit/money.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type Wallet, type WalletRow, walletOfRow } from './wallet-row.ts';

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

interface Row {
  readonly payment: Id;
  readonly credits: number;
  readonly kept: number;
  readonly amount: number;
  readonly currency: string;
  readonly waits: boolean;
}

/** A member's purchases, in the order in which they are spent: as their credits became usable, waiting ones last. */
export async function purchasesOf(db: Handle, member: Id): Promise<Purchase[]> {
  const { rows } = await sql<Row>`
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

/**
 * Sets the member's premium by the purchases that the buyer kept, in the caller's transaction (CRED-13). A purchase
 * whose whole price our refunds returned was not kept; a chargeback changes nothing (decision 0033). Premium that no
 * purchase made, as in the demo, stays.
 */
export async function settlePremium(db: Handle, member: Id): Promise<Wallet> {
  const { rows } = await sql<WalletRow>`
    update wallets set premium_since = case
      when exists (select from payments where payments.member_id = wallets.member_id and made_premium) then (
        select min(settled_at) from payments
        where payments.member_id = wallets.member_id and state = 'completed' and amount > coalesce((
          select sum(refund.amount) from payment_reversals as refund
          where refund.payment_id = payments.id and refund.kind = 'refund' and refund.state <> 'undone'
        ), 0)
      )
      else premium_since
    end
    where member_id = ${member}
    returning balance, waiting, premium_since`.execute(db);
  if (!rows[0]) throw new Error(`member ${member} has no wallet`);
  return walletOfRow(rows[0]);
}
