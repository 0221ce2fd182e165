import type { Currency } from '#contract/kit/money.ts';
import { looserCapDays } from '#contract/payments/get-spending-cap.ts';
import { addDays } from '#server/platform/time.ts';

/** Amounts in minor units of `currency`. */
export interface Cap {
  /** Null: no cap. */
  readonly amount: number | null;
  readonly currency: Currency;
  /** The pending cap: a higher amount, or none. */
  readonly next: { readonly amount: number | null; readonly from: Date } | null;
}

const isLooser = (wanted: number | null, than: number | null): boolean =>
  than !== null && (wanted === null || wanted > than);

/** The active cap at that moment, with the pending one. */
export function capAt(cap: Cap, now: Date): Cap {
  const { next, currency } = cap;
  return next && next.from <= now ? { amount: next.amount, currency, next: null } : cap;
}

/**
 * The cap after its member requested another one. A lower cap applies at once, a higher one or none after 7
 * days. A pending cap keeps its date unless an even looser one is requested (CRED-12).
 */
export function changedCap(before: Cap, wanted: number | null, now: Date): Cap {
  const { amount, currency, next } = capAt(before, now);
  if (!isLooser(wanted, amount)) return { amount: wanted, currency, next: null };
  const from = next && !isLooser(wanted, next.amount) ? next.from : addDays(now, looserCapDays);
  return { amount, currency, next: { amount: wanted, from } };
}
