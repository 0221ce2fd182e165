import type { Money } from '#contract/kit/money.ts';

export const isSamePrice = (a: Money, b: Money): boolean =>
  a.amount === b.amount && a.currency === b.currency;
