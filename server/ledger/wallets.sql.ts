import type { Id } from '#contract/kit/id.ts';
import type { LastPurchase } from '#contract/ledger/last-purchase.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { lastPurchaseOf } from './last-purchase-of.ts';
import { ledgerTables } from './tables.ts';
import { type Wallet, walletOfRow } from './wallet-row.ts';

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
