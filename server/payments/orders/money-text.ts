import type { FormatTag } from '#contract/kit/format-tag.ts';
import type { Money } from '#contract/kit/money.ts';

/** An amount as formatted in mails: `€ 24,99`. */
export const moneyText = ({ amount, currency }: Money, tag: FormatTag): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount / 100);

/** `24.99 EUR` in every language, for the people who compare books. */
export const plainMoney = (amount: number, currency: string): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')} ${currency}`;
