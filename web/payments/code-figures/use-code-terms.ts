import { useIntl } from 'react-intl';
import type { CodeFigures } from '#contract/payments/console/code-figures.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** Formats the conditions of a code as short texts: its worth, its orders, its place and its end. */
export function useCodeTerms(): (code: CodeFigures) => string[] {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const endOf = ({ expires, stopped_at, state }: CodeFigures): string | null => {
    const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
    if (stopped_at !== null) return text('payments.codes.ended', { date: date(stopped_at) });
    if (expires === null) return null;
    const isOver = state === 'ended';
    return text(isOver ? 'payments.codes.lapsed' : 'payments.codes.until', { date: date(expires) });
  };
  const moneyOf = ({ currency, minimum_order_value: least }: CodeFigures): string | null => {
    if (currency === null || least === null) return currency;
    return text('payments.codes.from', { money: money({ amount: least, currency }) });
  };
  return (code) =>
    [
      text('payments.codes.percentage', { percentage: code.value_percentage }),
      text(`payments.codes.validity_${code.validity === 'once' ? 'once' : 'each'}`),
      code.country && (intl.formatDisplayName(code.country, { type: 'region' }) ?? code.country),
      moneyOf(code),
      intl.formatList(code.payment_methods.map((method) => text(`payments.method.${method}`))),
      endOf(code),
    ].flatMap((term) => term || []);
}
