import { day } from '#contract/kit/durations.ts';
import { capDays } from './get-spending-cap.ts';

/** The amount of an order that counts towards a cap, in minor units of the cap's currency. */
export interface CountedAmount {
  readonly amount: number;
  readonly at: Date;
}

/** The moment from which an order no longer counts. */
const countedUntil = (at: Date): Date => new Date(at.getTime() + capDays * day);

/**
 * The moment at which an order of `amount` fits under the cap: `now`, or when enough earlier orders have
 * expired. Null if the amount alone exceeds the cap. `counted` holds the orders of the last 30 days.
 */
export function orderFitsFrom(
  cap: number,
  counted: readonly CountedAmount[],
  amount: number,
  now: Date,
): Date | null {
  if (amount > cap) return null;
  const oldestFirst = counted.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  let spent = oldestFirst.reduce((sum, one) => sum + one.amount, 0);
  let from = now;
  for (const one of oldestFirst) {
    if (spent + amount <= cap) break;
    spent -= one.amount;
    from = countedUntil(one.at);
  }
  return from;
}
