import type { Currency } from '#contract/kit/money.ts';
import { orderFitsFrom } from '#contract/payments/cap-room.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { amountUnderCap, countedOrders } from './counted-orders.ts';
import { capAt } from './spending-cap.ts';
import { lockCap } from './spending-caps.sql.ts';

type CappedOrder = Pick<StoredPayment, 'id' | 'member' | 'package' | 'price'>;

/** The part of an order that counts towards its member's spending cap. */
export interface CappedAmount {
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: Currency;
  /** The cap in force; null: none limits the order. */
  readonly cap: number | null;
  /**
   * From when the order fits under the cap: `now`, a later moment, or null if the order alone exceeds the
   * cap.
   */
  readonly fitsFrom: Date | null;
}

/**
 * Compares an order with its member's spending cap (CRED-12). Holds the cap until the end of the transaction,
 * so that simultaneous orders are counted in turn.
 */
export async function cappedAmount(db: Handle, order: CappedOrder, now: Date): Promise<CappedAmount> {
  const stored = await lockCap(db, order.member);
  const cap = stored && capAt(stored, now);
  if (!cap || cap.amount === null) return { ...order.price, cap: null, fitsFrom: now };
  const amount = amountUnderCap({ ...order, at: now }, cap.currency);
  const counted = await countedOrders(db, { member: order.member, except: order.id }, cap.currency, now);
  return {
    ...{ amount, currency: cap.currency, cap: cap.amount },
    fitsFrom: orderFitsFrom(cap.amount, counted, amount, now),
  };
}

/**
 * Refuses an order above the member's own spending cap. `spending_cap_reached` carries the moment from which
 * the order fits; `spending_cap_too_low` means that the order alone exceeds the cap.
 */
export function refuseAboveCap({ fitsFrom }: CappedAmount, now: Date): void {
  if (fitsFrom === null) throw new Refusal('spending_cap_too_low');
  if (fitsFrom > now) throw new Refusal('spending_cap_reached', { from: fitsFrom.getTime() });
}
