import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import type { WithdrawalOutcome } from './withdrawals.sql.ts';

export interface Declaration {
  readonly order: Pick<StoredPayment, 'state' | 'price' | 'reversedAmount' | 'refund' | 'withdrawn'>;
  /** Whoever declares it is known to be the buyer. */
  readonly isProven: boolean;
  readonly declaredAt: Date;
  /** The last moment at which it could be declared; null: the order is not paid. */
  readonly until: Date | null;
  /** Minor units that would go back. */
  readonly worth: number;
}

/**
 * What comes of a withdrawal (CON-1, CON-2). `unproven`: its buyer is told, and nothing else happens. `unpaid`: a collection
 * is under way, whose money goes back when it is there. `repeated`: the money is gone back already; a part of it that we gave
 * back for another reason leaves the right to the rest. `spent`: all credits were used after their buyer agreed to that.
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
