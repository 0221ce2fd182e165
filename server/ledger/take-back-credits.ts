import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { isWaiting, purchasesOf } from './purchases.sql.ts';
import { type Transferred, transfer, transferUnder } from './transfer.sql.ts';
import { unspentParts } from './unspent-purchases.ts';
import { lockWallet } from './wallets.sql.ts';

export interface CreditReversal {
  readonly member: Id;
  readonly payment: Id;
  /** Credits, above zero. */
  readonly credits: number;
  /**
   * `withdrawal`: takes all of them from the unspent credits of this very purchase, or none. `chargeback`:
   * takes as many as the wallet has.
   */
  readonly reason: 'withdrawal' | 'chargeback';
  /** At most 80 characters, unique within the member. */
  readonly key: string;
}

export interface ReversedCredits extends Transferred {
  /** Credits that were moved under the key, now or by an earlier call. */
  readonly taken: number;
}

/**
 * The number of a purchase's credits that were not reversed yet, the unspent ones among them, and whether
 * they wait.
 */
const left = async (
  db: Handle,
  { member, payment }: CreditReversal,
  wallet: { readonly bought: number; readonly waiting: number },
) => {
  const purchases = await purchasesOf(db, member);
  const part = unspentParts(purchases, wallet).find(({ purchase }) => purchase.payment === payment);
  const own = purchases.find((purchase) => purchase.payment === payment);
  return {
    kept: own?.kept ?? 0,
    waits: own?.waits ?? false,
    unspent: part ? part.to - part.from : 0,
  };
};

/**
 * Takes credits back with the money that was paid for them, inside a transaction; bought ones first (CRED-11,
 * CON-2). A purchase whose credits wait loses its own ones, which are all there. Every other reversal leaves
 * waiting credits alone, because their buyer may still withdraw from them in full (CRED-14). The caller
 * records what a chargeback could not take; if nothing is left, no entry is written (PAY-34). Credits that
 * were already reversed are not taken twice, although a bank may return more money than it received (SEPA-8).
 */
export async function takeBackCredits(db: Handle, taking: CreditReversal): Promise<ReversedCredits> {
  const { member, payment, credits, reason, key } = taking;
  const { balance, bought, waiting, wallet } = await lockWallet(db, member);
  const earlier = await transferUnder(db, member, key);
  if (earlier !== null) return { outcome: 'repeated', taken: earlier.amount, wallet };
  const { kept, unspent, waits } = await left(db, taking, { bought, waiting });
  if (reason === 'withdrawal' && credits > unspent) return { outcome: 'insufficient', taken: 0, wallet };
  const taken = Math.min(credits, kept, waits ? waiting : balance - waiting);
  if (taken === 0) return { outcome: 'done', taken, wallet };
  const part = waits
    ? { bought: taken, waiting: taken }
    : { bought: Math.min(taken, bought - waiting), waiting: 0 };
  return { taken, ...(await transfer(db, { member, payment, reason, key, amount: taken, ...part })) };
}

/**
 * Restores exactly the credits that were taken under the key, once, inside a transaction: after a failed
 * refund (PAY-17) or a won dispute (PAY-18). They wait if their purchase still does. If nothing was taken,
 * nothing is restored.
 */
export async function restoreCredits(
  db: Handle,
  { member, key }: Pick<CreditReversal, 'member' | 'key'>,
): Promise<ReversedCredits> {
  const { wallet } = await lockWallet(db, member);
  const taken = await transferUnder(db, member, key);
  if (taken?.payment == null) return { outcome: 'done', taken: 0, wallet };
  const { amount, bought, payment } = taken;
  const waiting = (await isWaiting(db, payment)) ? bought : 0;
  const restored = { member, payment, amount, bought, waiting, key: `restored:${key}` } as const;
  return { taken: amount, ...(await transfer(db, { ...restored, reason: 'restored' })) };
}
