import type { Id } from '#contract/kit/id.ts';
import type { Currency, Money } from '#contract/kit/money.ts';
import type { CountedAmount } from '#contract/payments/cap-room.ts';
import { capDays } from '#contract/payments/get-spending-cap.ts';
import type { PackageId } from '#contract/payments/package.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import { priceOfPackage } from '#server/sites/door.ts';
import { ordersSince } from './spending-caps.sql.ts';

interface Priced {
  readonly package: PackageId;
  readonly price: Money;
  readonly at: Date;
}

/**
 * The amount of an order that counts towards a cap. An order in another currency counts as the same share of
 * the package's price in the currency of the cap. Our own price list needs no exchange rate.
 */
export function amountUnderCap(order: Priced, currency: Currency): number {
  const { price, at } = order;
  if (price.currency === currency) return price.amount;
  const [there, here] = [price.currency, currency].map((one) => priceOfPackage(order.package, one, at));
  if (!there || !here) throw new Error(`package ${order.package} has no price`);
  return Math.ceil((price.amount * here) / there);
}

export interface CountedPayment extends CountedAmount {
  readonly id: Id;
}

/**
 * The member's orders of the last 30 days except `except`, as amounts that count towards a cap in that
 * currency.
 */
export async function countedOrders(
  db: Handle,
  { member, except = null }: { readonly member: Id; readonly except?: Id | null },
  currency: Currency,
  now: Date,
): Promise<CountedPayment[]> {
  const orders = await ordersSince(db, member, addDays(now, -capDays));
  const others = orders.filter(({ id }) => id !== except);
  return others.map((order) => ({ id: order.id, amount: amountUnderCap(order, currency), at: order.at }));
}
