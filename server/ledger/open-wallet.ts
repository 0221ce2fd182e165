import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { putCredits } from './move-credits.sql.ts';
import { insertWallet } from './wallets.sql.ts';

export interface NewWallet {
  readonly member: Id;
  /** What the member starts with; 0 or more. */
  readonly credits: number;
  /** `demo` for seeded members; default `signup`. */
  readonly reason?: 'signup' | 'demo';
  /** Only for a seeded premium member: others become premium by their first purchase (CRED-2). */
  readonly premiumSince?: Date;
  readonly now: Date;
}

/** Gives a new member a wallet with the signup credits (SITE-6). Once for each member: a second call changes nothing. */
export async function openWallet(db: Handle, wallet: NewWallet): Promise<void> {
  const { member, credits, reason = 'signup', premiumSince = null, now } = wallet;
  await insertWallet(db, member, premiumSince);
  if (credits > 0) await putCredits(db, { member, amount: credits, reason, key: 'opening' }, now);
}
