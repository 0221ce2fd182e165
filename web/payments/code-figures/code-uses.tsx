import { useIntl } from 'react-intl';
import type { CodeFigures, CodeMoney } from '#contract/payments/console/code-figures.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './code-figures.module.css';

/** Figures with their names, in columns. */
function Figures({ figures }: { figures: ReadonlyArray<readonly [name: string, value: string]> }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useCounts() {
  const text = useText();
  const intl = useIntl();
  const day = (moment: string | null) =>
    moment === null ? '–' : intl.formatDate(moment, { dateStyle: 'medium' });
  return (code: CodeFigures) => {
    const { uses, held, remaining, buyers, first_used, last_used } = code;
    const left = remaining === null ? text('payments.codes.remaining_each') : intl.formatNumber(remaining);
    return {
      taken: [
        [text('payments.codes.redeemed'), intl.formatNumber(uses)],
        [text('payments.codes.held'), intl.formatNumber(held)],
        [text('payments.codes.remaining'), left],
        [text('payments.codes.buyers'), intl.formatNumber(buyers)],
      ],
      times: [
        [text('payments.codes.first'), day(first_used)],
        [text('payments.codes.last'), day(last_used)],
      ],
    } as const;
  };
}

/** All figures of a code in one row of the list. A code without orders says so instead. */
export function CodeUses({ code }: { code: CodeFigures }) {
  const text = useText();
  const moneyText = useFormatMoney();
  const counts = useCounts();
  if (code.uses + code.held === 0) return <p>{text('payments.codes.unused')}</p>;
  const { taken, times } = counts(code);
  const sum = (field: 'revenue' | 'discount' | 'refunded' | 'charged_back') =>
    code.money
      .filter((row) => row[field] > 0)
      .map((row) => moneyText({ amount: row[field], currency: row.currency }))
      .join(' + ') || '–';
  return (
    <Figures
      figures={[
        ...taken,
        [text('payments.sources.revenue'), sum('revenue')],
        [text('payments.codes.discount'), sum('discount')],
        [text('payments.codes.refunded'), sum('refunded')],
        [text('payments.codes.charged_back'), sum('charged_back')],
        ...times,
      ]}
    />
  );
}

/** The counts of a code, without money. */
export function CodeCounts({ code }: { code: CodeFigures }) {
  const { taken, times } = useCounts()(code);
  return <Figures figures={[...taken, ...times]} />;
}

/** The money of a code in one currency. */
export function CodeCurrency({ money }: { money: CodeMoney }) {
  const text = useText();
  const intl = useIntl();
  const moneyText = useFormatMoney();
  const { currency, orders, revenue, discount, refunded, charged_back } = money;
  const said = (amount: number) => moneyText({ amount, currency });
  return (
    <section className={styles.currency}>
      <h3>{intl.formatDisplayName(currency, { type: 'currency' }) ?? currency}</h3>
      <Figures
        figures={[
          [text('payments.codes.redeemed'), intl.formatNumber(orders)],
          [text('payments.sources.revenue'), said(revenue)],
          [text('payments.codes.discount'), said(discount)],
          [text('payments.codes.refunded'), said(refunded)],
          [text('payments.codes.charged_back'), said(charged_back)],
          [text('payments.codes.net'), said(revenue - refunded - charged_back)],
        ]}
      />
    </section>
  );
}
