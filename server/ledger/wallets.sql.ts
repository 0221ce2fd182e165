import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { currency } from '#contract/kit/money.ts';
import type { LastPurchase } from '#contract/ledger/get-wallet.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { ledgerTables } from './tables.ts';

/** The member's credits, and whether the member ever bought any. */
export interface Wallet {
  /** The whole balance; the credits in `waiting` are part of it. */
  readonly credits: number;
  /** Bought credits that cannot be spent until their buyer asks for the start (CRED-14). */
  readonly waiting: number;
  readonly paidUser: boolean;
}

export interface WalletRow {
  readonly balance: number;
  readonly waiting: number;
  readonly premium_since: Date | null;
}

export const walletOfRow = (row: WalletRow): Wallet => ({
  credits: row.balance,
  waiting: row.waiting,
  paidUser: row.premium_since !== null,
});

/** A wallet as its member's devices receive it. */
export const walletView = ({ credits, waiting, paidUser }: Wallet) => ({
  credits,
  waiting,
  paid_user: paidUser,
});

/** Columns of `wallets`; either all of them are set or none. */
interface PurchaseColumns {
  readonly purchase_credits: number | null;
  readonly purchase_amount: number | null;
  readonly purchase_currency: string | null;
}

/** The newest purchase in a wallet's row; null if there is none. */
export function lastPurchaseOf(row: PurchaseColumns): LastPurchase | null {
  const { purchase_credits: credits, purchase_amount: amount, purchase_currency: paidIn } = row;
  if (credits === null || amount === null || paidIn === null) return null;
  return { credits, price: { amount, currency: z.parse(currency, paidIn) } };
}

/** A fragment for a statement of another domain: whether the member has ever bought credits (CRED-2). */
export const isPremium = (member: Id): RawBuilder<boolean> =>
  sql<boolean>`exists (select from wallets where member_id = ${member}::bigint and premium_since is not null)`;

export async function insertWallet(db: Handle, member: Id, premiumSince: Date | null): Promise<void> {
  await ledgerTables(db)
    .insertInto('wallets')
    .values({ member_id: member, premium_since: premiumSince })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

export interface ReadWallet extends Wallet {
  readonly lastPurchase: LastPurchase | null;
}

export async function readWallet(db: Handle, member: Id): Promise<ReadWallet | null> {
  const row = await ledgerTables(db)
    .selectFrom('wallets')
    .modifyFront(prepared)
    .select([
      'balance',
      'waiting',
      'premium_since',
      'purchase_credits',
      'purchase_amount',
      'purchase_currency',
    ])
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row ? { ...walletOfRow(row), lastPurchase: lastPurchaseOf(row) } : null;
}

/** Stores the last purchase, in the transaction that grants its credits. */
export async function setLastPurchase(
  db: Handle,
  member: Id,
  { price, credits }: LastPurchase,
): Promise<void> {
  await ledgerTables(db)
    .updateTable('wallets')
    .set({ purchase_credits: credits, purchase_amount: price.amount, purchase_currency: price.currency })
    .where('member_id', '=', member)
    .execute();
}

/** The bought part of the balance, and the credits of it that wait. */
export async function boughtCredits(
  db: Handle,
  member: Id,
): Promise<{ readonly bought: number; readonly waiting: number }> {
  const row = await ledgerTables(db)
    .selectFrom('wallets')
    .select(['bought', 'waiting'])
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row ?? { bought: 0, waiting: 0 };
}

/**
 * Sets the member's premium by the purchases that the buyer kept, in the caller's transaction (CRED-13). A purchase
 * whose whole price our refunds returned was not kept; a chargeback changes nothing (decision 0033). Premium that no
 * purchase made, as in the demo, stays.
 */
export async function settlePremium(db: Handle, member: Id): Promise<Wallet> {
  // Locked by a statement of its own: the next one sees what others committed while this one waited.
  await ledgerTables(db)
    .selectFrom('wallets')
    .select('member_id')
    .where('member_id', '=', member)
    .forUpdate()
    .execute();
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
