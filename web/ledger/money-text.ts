import { useIntl } from 'react-intl';
import type { Money } from '#contract/kit/money.ts';

/** Formats an amount in the language of the screen: `€ 24,99`. */
export function useFormatMoney(): (money: Money) => string {
  const intl = useIntl();
  return ({ amount, currency }) => intl.formatNumber(amount / 100, { style: 'currency', currency });
}
