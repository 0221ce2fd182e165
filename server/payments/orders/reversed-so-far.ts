import { isHeld, type StoredReversal } from './payment-reversals.sql.ts';

/** The state of our own refunds: on the way, or completed. */
export type RefundState = 'pending' | 'done';

export interface ReversedSoFar {
  /** Minor units that were returned, at most the price. */
  readonly reversedAmount: number;
  /** Null if we refunded nothing, even if a bank took money back. */
  readonly refund: RefundState | null;
  /** The day on which a refund that waits is sent at the latest; null: none waits (SEPA-8). */
  readonly refundBy: Date | null;
  /** True if the bank returned the debit before our refund was sent, so that we did not send it (SEPA-8). */
  readonly bankReturned: boolean;
  /** True if the buyer withdrew from the order, so that a further withdrawal refunds nothing. */
  readonly withdrawn: boolean;
}

const isLive = ({ state }: Pick<StoredReversal, 'state'>): boolean => state !== 'undone';

/** Everything that was returned, including money that a bank took a second time (SEPA-8). */
export const sumReversed = (reversals: readonly StoredReversal[]): number =>
  reversals.filter(isLive).reduce((sum, { amount }) => sum + amount, 0);

/** The total of a payment's reversals. */
export function reversedSoFar(price: number, reversals: readonly StoredReversal[]): ReversedSoFar {
  const refunds = reversals.filter((one) => one.kind === 'refund' && isLive(one));
  const isUnderWay = refunds.some(({ state }) => state === 'pending');
  return {
    reversedAmount: Math.min(price, sumReversed(reversals)),
    refund: isUnderWay ? 'pending' : refunds.length > 0 ? 'done' : null,
    refundBy: refunds.find(isHeld)?.heldUntil ?? null,
    bankReturned: reversals.some((one) => one.releasedWhy === 'returned'),
    withdrawn: refunds.some(({ requestedBy }) => requestedBy === 'member'),
  };
}
