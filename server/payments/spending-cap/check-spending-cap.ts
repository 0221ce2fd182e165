import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { orderFitsFrom } from './cap-room.ts';
import { amountUnderCap, countedOrders } from './counted-orders.ts';
import { capAt } from './spending-cap.ts';
import { lockCap } from './spending-caps.sql.ts';

/**
 * Refuses an order above the member's own spending cap (CRED-12). `spending_cap_reached` carries the moment
 * from which the order fits; `spending_cap_too_low` means that the order alone exceeds the cap. Runs in the
 * transaction that has just stored the order, which a refusal rolls back. Holds the cap until the end of the
 * transaction: simultaneous orders are counted in turn, and the same order pressed twice is one order.
 */
export async function checkSpendingCap(
  db: Handle,
  order: Pick<StoredPayment, 'id' | 'member' | 'package' | 'price'>,
  now: Date,
): Promise<void> {
  const stored = await lockCap(db, order.member);
  const cap = stored && capAt(stored, now);
  if (!cap || cap.amount === null) return;
  const counted = await countedOrders(db, { member: order.member, except: order.id }, cap.currency, now);
  const from = orderFitsFrom(cap.amount, counted, amountUnderCap({ ...order, at: now }, cap.currency), now);
  if (from === null) throw new Refusal('spending_cap_too_low');
  if (from > now) throw new Refusal('spending_cap_reached', { from: from.getTime() });
}
