import { addDays } from '#server/platform/time.ts';

/** A price in minor units and when it starts. */
export interface Price {
  readonly amount: number;
  readonly from: Date;
}

/** All past, present and announced prices, oldest first. */
export type PriceHistory = readonly Price[];

/** Returns the index of the price at a moment. Before the first price it is 0. */
const indexAt = (history: PriceHistory, at: Date): number =>
  Math.max(
    0,
    history.findLastIndex(({ from }) => from <= at),
  );

/** Returns the price at a moment. */
export function priceAt(history: PriceHistory, at: Date): number {
  const price = history[indexAt(history, at)];
  if (!price) throw new Error('there is no price');
  return price.amount;
}

/**
 * Returns the lowest price of the 30 days before a reduction, which the reduction is measured against
 * (CON-11). Null if the current price is not a reduction, or has applied for 30 days.
 */
export function formerPrice(history: PriceHistory, at: Date): number | null {
  const current = indexAt(history, at);
  const price = history[current];
  if (!price || at >= addDays(price.from, 30)) return null;
  const since = indexAt(history, addDays(price.from, -30));
  const before = history.slice(since, current).map(({ amount }) => amount);
  const lowest = Math.min(...before);
  return before.length > 0 && lowest > price.amount ? lowest : null;
}

/** Returns the lowest price of the 30 days before a moment, which a discount is measured against (CON-11). */
export function lowestPrice(history: PriceHistory, at: Date): number {
  const since = indexAt(history, addDays(at, -30));
  return Math.min(...history.slice(since, indexAt(history, at) + 1).map(({ amount }) => amount));
}
