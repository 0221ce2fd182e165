import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import type { WithdrawalOutcome } from './withdrawals.sql.ts';

export interface Declaration {
  readonly order: Pick<StoredPayment, 'state' | 'price' | 'reversedAmount' | 'refund' | 'withdrawn'>;
  /** The person is proven to be the buyer. */
  readonly isProven: boolean;
  readonly declaredAt: Date;
  /** The end of the withdrawal period; null: the order is not paid. */
  readonly until: Date | null;
  /** Minor units that would be refunded. */
  readonly worth: number;
}

/**
 * The outcome of a withdrawal (CON-1, CON-2).
 * - `unproven`: the buyer is notified, and nothing else happens.
 * - `unpaid`: a collection is in progress; its money is refunded once it arrives.
 * - `repeated`: the money was already returned. A partial refund for another reason leaves the right to the
 *   rest.
 * - `spent`: all credits were used after the buyer agreed to an immediate start.
 */
export function withdrawalOutcome(declaration: Declaration): WithdrawalOutcome {
  const { order, isProven, declaredAt, until, worth } = declaration;
  if (!isProven) return 'unproven';
  if (order.state === 'pending') return 'unpaid';
  if (order.state !== 'completed' || until === null) return 'cancelled';
  if (order.withdrawn || order.reversedAmount >= order.price.amount) return 'repeated';
  if (declaredAt > until) return 'late';
  if (worth > 0) return 'refunded';
  return order.refund === null ? 'spent' : 'repeated';
}
