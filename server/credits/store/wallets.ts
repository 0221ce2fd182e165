import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { creditsTables } from './tables.ts';
import { type Wallet, walletOfRow } from './wallet-row.ts';

export async function insertWallet(db: Handle, member: Id, premiumSince: Date | null): Promise<void> {
  await creditsTables(db)
    .insertInto('wallets')
    .values({ member_id: member, premium_since: premiumSince })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

export async function readWallet(db: Handle, member: Id): Promise<Wallet | null> {
  const row = await creditsTables(db)
    .selectFrom('wallets')
    .modifyFront(prepared)
    .select(['balance', 'premium_since'])
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row ? walletOfRow(row) : null;
}

/** How many credits of the balance were bought. */
export async function boughtCredits(db: Handle, member: Id): Promise<number> {
  const row = await creditsTables(db)
    .selectFrom('wallets')
    .select('bought')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row?.bought ?? 0;
}
