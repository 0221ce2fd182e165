import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { nextStart } from './start-purchases.sql.ts';
import { type Transferred, transfer } from './transfer.sql.ts';
import { lockWallet, type WalletRow, walletOfRow } from './wallets.sql.ts';

export interface GrantedPurchase {
  readonly member: Id;
  readonly payment: Id;
  /** Credits, above zero. */
  readonly credits: number;
  /** True if the buyer asked for the start; other credits wait (CRED-14). */
  readonly starts: boolean;
  readonly now: Date;
}

export interface PurchaseGrant extends Transferred {
  /** True if this purchase made the member premium. */
  readonly madePremium: boolean;
}

/**
 * Puts the credits of a paid order into its buyer's wallet, inside a transaction; the first purchase makes
 * the member premium (CRED-2). The lock of the wallet is a statement of its own: the later ones then see
 * every earlier start. A repeated call changes nothing.
 */
export async function grantPurchase(db: Handle, purchase: GrantedPurchase): Promise<PurchaseGrant> {
  const { member, payment, credits, starts, now } = purchase;
  const { wallet: before } = await lockWallet(db, member);
  const moved = await transfer(db, {
    ...{ member, payment, reason: 'purchase', key: `payment:${payment}` },
    ...{ amount: credits, bought: credits, waiting: starts ? 0 : credits },
  });
  if (moved.outcome !== 'done') return { ...moved, madePremium: false };
  const { rows } = await sql<WalletRow>`
    with purchase as (
      insert into ledger_purchases (payment_id, member_id, granted_at, started_at, started_by)
      values (${payment}, ${member}, ${now}::timestamptz,
        ${starts ? nextStart(member, now) : null}, ${starts ? 'request' : null})
    )
    update wallets set premium_since = coalesce(premium_since, ${now}::timestamptz) where member_id = ${member}
    returning balance, waiting, premium_since`.execute(db);
  return {
    outcome: 'done',
    wallet: rows[0] ? walletOfRow(rows[0]) : moved.wallet,
    madePremium: !before.paidUser,
  };
}
