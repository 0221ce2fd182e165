import { sql } from 'kysely';
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

interface LockedWallet {
  readonly balance: number;
  /** The bought part of the balance; the rest was given. */
  readonly bought: number;
  /** The bought credits that cannot be spent yet. */
  readonly waiting: number;
  readonly wallet: Wallet;
}

/** Locks the wallet until the transaction ends: later reads in the transaction see the newest state. */
export async function lockWallet(db: Handle, member: Id): Promise<LockedWallet> {
  const { rows } = await sql<WalletRow & { bought: number }>`
    select balance, bought, waiting, premium_since from wallets where member_id = ${member} for update`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw new Error(`member ${member} has no wallet`);
  return { balance: row.balance, bought: row.bought, waiting: row.waiting, wallet: walletOfRow(row) };
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
