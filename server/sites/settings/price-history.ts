/** What something costs from then on, in minor units. */
export interface Price {
  readonly amount: number;
  readonly from: Date;
}

/** All prices that something had and will have, the oldest first. */
export type PriceHistory = readonly Price[];

const days30 = 30 * 24 * 3_600_000;

/** Where in the history a moment falls; before the first price, that one is meant. */
const indexAt = (history: PriceHistory, at: Date): number =>
  Math.max(
    0,
    history.findLastIndex(({ from }) => from <= at),
  );

/** The price of that moment. */
export function priceAt(history: PriceHistory, at: Date): number {
  const price = history[indexAt(history, at)];
  if (!price) throw new Error('there is no price');
  return price.amount;
}

/**
 * What a reduction may be measured by: the lowest price of the 30 days before it (CON-11). Null where the price of now is
 * no reduction of that, and after 30 days, when it is no news any more.
 */
export function formerPrice(history: PriceHistory, at: Date): number | null {
  const current = indexAt(history, at);
  const price = history[current];
  if (!price || at.getTime() - price.from.getTime() >= days30) return null;
  const since = indexAt(history, new Date(price.from.getTime() - days30));
  const before = history.slice(since, current).map(({ amount }) => amount);
  const lowest = Math.min(...before);
  return before.length > 0 && lowest > price.amount ? lowest : null;
}

/** The lowest price of the 30 days until then: what a discount that somebody is given may be measured by (CON-11). */
export function lowestPrice(history: PriceHistory, at: Date): number {
  const since = indexAt(history, new Date(at.getTime() - days30));
  return Math.min(...history.slice(since, indexAt(history, at) + 1).map(({ amount }) => amount));
}
