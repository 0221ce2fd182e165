import type { StoredReversal } from './payment-reversals.sql.ts';

/** Of what we sent back ourselves: on its way, or there. */
export type RefundState = 'pending' | 'done';

export interface ReversedSoFar {
  /** Minor units that went back, at most what was paid. */
  readonly reversedAmount: number;
  /** Null: nothing was sent back, though a bank may have taken it. */
  readonly refund: RefundState | null;
  /** Its buyer withdrew from it: nothing more goes back for that. */
  readonly withdrawn: boolean;
}

const isLive = ({ state }: Pick<StoredReversal, 'state'>): boolean => state !== 'undone';

/** All that went back, also what a bank took a second time (SEPA-8). */
export const sumReversed = (reversals: readonly StoredReversal[]): number =>
  reversals.filter(isLive).reduce((sum, { amount }) => sum + amount, 0);

/** What the reversals of a payment come to. */
export function reversedSoFar(price: number, reversals: readonly StoredReversal[]): ReversedSoFar {
  const refunds = reversals.filter((one) => one.kind === 'refund' && isLive(one));
  const isUnderWay = refunds.some(({ state }) => state === 'pending');
  return {
    reversedAmount: Math.min(price, sumReversed(reversals)),
    refund: isUnderWay ? 'pending' : refunds.length > 0 ? 'done' : null,
    withdrawn: refunds.some(({ requestedBy }) => requestedBy === 'member'),
  };
}
