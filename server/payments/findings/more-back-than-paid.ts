import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { plainMoney } from '../orders/money-text.ts';
import type { StoredReversal } from '../orders/payment-reversals.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { closeFindingAbout, type Difference, storeFinding } from './findings.sql.ts';

/** The fields of a reversal that prove it to a bank. */
export type Evidence = Pick<StoredReversal, 'reference' | 'amount' | 'createdAt'> & {
  readonly kind: string;
  readonly state: string;
  readonly requestedBy: string | null;
};

interface Paid {
  readonly id: Id;
  readonly reference: string | null;
  readonly amount: number;
  readonly currency: string;
}

const kind = 'more_back_than_paid';

const subjectOf = (order: Id): string => `order ${order}`;

const wordsOf = (
  { kind: what, reference, amount, state, createdAt, requestedBy }: Evidence,
  currency: string,
) =>
  [
    `${what} ${reference ?? '-'} of ${plainMoney(amount, currency)}`,
    state,
    createdAt.toISOString(),
    ...(requestedBy === null ? [] : [`asked by ${requestedBy}`]),
  ].join(', ');

/**
 * The difference between a payment and what went back of it, by refunds and chargebacks together; null if no
 * more went back than was paid (CRED-11, CRED-13).
 */
export function moreBackThanPaid(
  { id, reference, amount, currency }: Paid,
  reversals: readonly Evidence[],
): Difference | null {
  const live = reversals.filter(({ state }) => state !== 'undone');
  const back = live.reduce((sum, one) => sum + one.amount, 0);
  if (back <= amount) return null;
  const sums = `${plainMoney(back, currency)} back of ${plainMoney(amount, currency)}`;
  const ours = `${sums}, ${plainMoney(back - amount, currency)} lost: ${live
    .map((one) => wordsOf(one, currency))
    .join('; ')}`;
  return { kind, subject: subjectOf(id), payment: id, reference, details: { ours, theirs: null } };
}

/**
 * Stores the finding as soon as more went back than was paid, and closes it once that is undone (CRED-11).
 * The caller's transaction holds the payment. Returns true if the finding is new.
 */
export async function noteMoreBackThanPaid(
  db: Handle,
  { id, reference, price, provider }: StoredPayment,
  reversals: readonly Evidence[],
  now: Date,
): Promise<boolean> {
  const found = moreBackThanPaid({ id, reference, ...price }, reversals);
  if (found !== null) return storeFinding(db, provider, found, now);
  await closeFindingAbout(db, provider, { kind, subject: subjectOf(id) }, now);
  return false;
}
