import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { fitsFrom } from './cap-room.ts';
import { amountUnderCap, countedOrders } from './counted-orders.ts';
import { capAt } from './spending-cap.ts';
import { lockCap } from './spending-caps.sql.ts';

/**
 * Refuses an order that goes beyond what its member allows themselves (CRED-12): `spending_cap_reached` with the moment
 * from which on it fits, `spending_cap_too_low` where it is more than the cap by itself. In the transaction that has just
 * stored the order, which this undoes: the cap is held until its end, so that two orders at once are counted one after the
 * other, and the same order pressed twice is one.
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
  const from = fitsFrom(cap.amount, counted, amountUnderCap({ ...order, at: now }, cap.currency), now);
  if (from === null) throw new Refusal('spending_cap_too_low');
  if (from > now) throw new Refusal('spending_cap_reached', { from: from.getTime() });
}
