import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { lockWallet, type Wallet, type WalletRow, walletOfRow } from './wallets.sql.ts';

/** A fragment for a statement of another domain: whether the member has ever bought credits (CRED-2). */
export const isPremium = (member: Id): RawBuilder<boolean> =>
  sql<boolean>`exists (select from wallets where member_id = ${member}::bigint and premium_since is not null)`;

/**
 * Sets the member's premium by the purchases that the buyer kept, in the caller's transaction (CRED-13). A
 * purchase whose whole price our refunds returned was not kept; a chargeback changes nothing (decision 0033).
 * Premium that no purchase made, as in the demo, stays.
 */
export async function settlePremium(db: Handle, member: Id): Promise<Wallet> {
  // Locked by a statement of its own: the next one sees what others committed while this one waited.
  await lockWallet(db, member);
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
