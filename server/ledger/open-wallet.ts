import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { transfer } from './transfer.sql.ts';
import { insertWallet } from './wallets.sql.ts';

export interface NewWallet {
  readonly member: Id;
  /** The credits that the member starts with; 0 or more. */
  readonly credits: number;
  /** `demo` for seeded members; default `signup`. */
  readonly reason?: 'signup' | 'demo';
  /** Only for a seeded premium member: other members become premium by their first purchase (CRED-2). */
  readonly premiumSince?: Date;
}

/**
 * Opens a wallet for a new member, with the signup credits (SITE-6). A second call for the same member
 * changes nothing.
 */
export async function openWallet(db: Handle, wallet: NewWallet): Promise<void> {
  const { member, credits, reason = 'signup', premiumSince = null } = wallet;
  await insertWallet(db, member, premiumSince);
  if (credits > 0) await transfer(db, { member, amount: credits, reason, key: 'opening' });
}
