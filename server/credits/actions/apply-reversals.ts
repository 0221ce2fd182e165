import type { Id } from '#contract/kit/id.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { FetchedReversal } from '../payments/provider.ts';
import { creditsReversed } from '../rules/credits-reversed.ts';
import {
  insertReversal,
  nextReversalId,
  reversalsOfPayment,
  type StoredReversal,
  setReversalState,
} from '../store/payment-reversals.ts';
import type { StoredPayment } from '../store/payments.ts';
import { restoreCredits, takeBackCredits } from '../store/take-back-credits.ts';
import type { Wallet } from '../store/wallet-row.ts';

/** What the reversals of a payment come to now. */
export interface Applied {
  /** Minor units that went back, at most what was paid. */
  readonly reversedAmount: number;
  /** As it is after the last movement; null: no credits moved. */
  readonly wallet: Wallet | null;
}

const isLive = ({ state }: StoredReversal): boolean => state !== 'undone';

const sumOf = (reversals: readonly StoredReversal[]): number =>
  reversals.filter(isLive).reduce((sum, { amount }) => sum + amount, 0);

/**
 * Brings what we know of money that went back to what its provider tells, in the caller's transaction, which holds the
 * payment: each reversal takes its credits once, as far as the wallet has them, and one that came to nothing gives
 * back exactly what it took (CRED-11, PAY-17, PAY-18).
 */
export async function applyReversals(
  unit: Unit,
  payment: StoredPayment,
  told: readonly FetchedReversal[],
  now: Date,
): Promise<Applied> {
  const known = new Map<string, StoredReversal>();
  const nameOf = ({ kind, reference }: Pick<StoredReversal, 'kind' | 'reference'>) => `${kind} ${reference}`;
  for (const reversal of await reversalsOfPayment(unit.db, payment.id)) known.set(nameOf(reversal), reversal);
  let wallet: Wallet | null = null;
  for (const news of told) {
    const before = known.get(nameOf(news));
    const step = before
      ? await changed(unit, payment.member, before, news, now)
      : await taken(unit, payment, [...known.values()], news, now);
    if (!step) continue;
    known.set(nameOf(news), step.reversal);
    wallet = step.wallet ?? wallet;
  }
  return { reversedAmount: Math.min(payment.price.amount, sumOf([...known.values()])), wallet };
}

/** Under which its credits left the wallet. */
const keyOf = (reversal: Id): string => `reversal:${reversal}`;

interface Step {
  readonly reversal: StoredReversal;
  readonly wallet: Wallet | null;
}

/** One that came to nothing before we heard of it took nothing. */
async function taken(
  unit: Unit,
  payment: StoredPayment,
  earlier: readonly StoredReversal[],
  { kind, reference, amount, state, reason }: FetchedReversal,
  now: Date,
): Promise<Step | null> {
  if (state === 'undone') return null;
  const bought = { price: payment.price.amount, credits: payment.credits };
  const credits = creditsReversed(bought, sumOf(earlier), amount);
  const id = await nextReversalId(unit.db);
  const { member } = payment;
  const taking = { member, payment: payment.id, credits, reason: 'chargeback', key: keyOf(id) } as const;
  const moved = credits > 0 ? await takeBackCredits(unit.db, taking) : { taken: 0, wallet: null };
  failpoint('reversal/taken');
  const reversal: StoredReversal = { id, kind, reference, amount, credits, taken: moved.taken, state };
  await insertReversal(unit.db, payment.id, { ...reversal, reason, now });
  failpoint('reversal/stored');
  return { reversal, wallet: moved.wallet };
}

/** An undone one stays undone: whoever takes the money again makes a new one. */
async function changed(
  unit: Unit,
  member: Id,
  before: StoredReversal,
  { state }: FetchedReversal,
  now: Date,
): Promise<Step | null> {
  if (before.state === state || before.state === 'undone' || state === 'pending') return null;
  await setReversalState(unit.db, before.id, state, now);
  const reversal = { ...before, state };
  if (state === 'done' || before.taken === 0) return { reversal, wallet: null };
  return { reversal, wallet: (await restoreCredits(unit.db, { member, key: keyOf(before.id) })).wallet };
}
