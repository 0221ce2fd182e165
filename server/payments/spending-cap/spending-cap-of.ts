import type { Id } from '#contract/kit/id.ts';
import type { Currency } from '#contract/kit/money.ts';
import type { SpendingCap } from '#contract/payments/get-spending-cap.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { countedOrders } from './counted-orders.ts';
import { type Cap, capAt } from './spending-cap.ts';

/** No cap, in the currency of the country. */
export const noCap = (currency: Currency): Cap => ({ amount: null, currency, next: null });

/** An active or pending cap keeps its currency; otherwise the currency is that of the country. */
export function currentCap(stored: Cap | null, currency: Currency, now: Date): Cap {
  const cap = stored && capAt(stored, now);
  return cap && cap.amount !== null ? cap : noCap(currency);
}

/** The cap as its member sees it. */
export async function spendingCapOf(db: Handle, member: Id, cap: Cap, now: Date): Promise<SpendingCap> {
  const counted = await countedOrders(db, { member }, cap.currency, now);
  return {
    currency: cap.currency,
    cap: cap.amount,
    spent: counted.reduce((sum, { amount }) => sum + amount, 0),
    counted: counted.map(({ id, amount, at }) => ({ payment_id: id, amount, at: at.toISOString() })),
    next: cap.next && { cap: cap.next.amount, from: cap.next.from.toISOString() },
  };
}
