import { takeBackCredits, type Wallet } from '#server/ledger/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Unit } from '#server/platform/platform.ts';
import { type StoredReversal, setReversalCredits } from '../orders/payment-reversals.sql.ts';
import { sumReversed } from '../orders/reversed-so-far.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { keyOfReversal } from './own-reversal-id.ts';
import { stopRefund } from './stop-refund.job.ts';

type Order = Pick<StoredPayment, 'id' | 'member' | 'price'>;

const isChargeback = ({ kind, state }: StoredReversal): boolean =>
  kind === 'chargeback' && state !== 'undone';

/**
 * True for a refund of ours that the bank made superfluous: it returned the money itself, and both together
 * are more than was paid (SEPA-8).
 */
export const isSurplus = (
  { price }: Pick<Order, 'price'>,
  known: readonly StoredReversal[],
  { kind, requestedBy, state }: StoredReversal,
): boolean =>
  kind === 'refund' &&
  requestedBy !== null &&
  state !== 'undone' &&
  known.some(isChargeback) &&
  sumReversed(known) > price.amount;

/**
 * Queues the job that stops our superfluous refunds at their provider, as long as they are not executed. The
 * caller's transaction holds the payment. A refund whose call is still under way is stopped when its answer
 * arrives.
 */
export async function stopSurplus(
  unit: Unit,
  payment: Order,
  known: readonly StoredReversal[],
): Promise<void> {
  for (const one of known)
    if (one.state === 'pending' && one.reference !== null && isSurplus(payment, known, one))
      await unit.enqueue(stopRefund, { reversal: one.id });
}

/**
 * Lets the chargebacks that found no credits take what an undone refund gave back. Without this, the buyer
 * would have the money and the credits.
 */
export async function takeOwedCredits(
  db: Handle,
  { id: payment, member }: Order,
  known: StoredReversal[],
): Promise<Wallet | null> {
  let wallet: Wallet | null = null;
  for (const [place, one] of known.entries()) {
    const { id, credits } = one;
    if (!isChargeback(one) || one.taken > 0 || credits === 0) continue;
    // Its own claim must not count as credits that are gone already.
    await setReversalCredits(db, id, { credits: 0, taken: 0 });
    const taking = { member, payment, credits, reason: 'chargeback', key: keyOfReversal(id) } as const;
    const moved = await takeBackCredits(db, taking);
    await setReversalCredits(db, id, { credits, taken: moved.taken });
    known[place] = { ...one, taken: moved.taken };
    wallet = moved.wallet;
  }
  return wallet;
}
