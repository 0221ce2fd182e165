import { useIntl } from 'react-intl';
import type { SourceResult } from '#contract/payments/console/list-sources.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './source-row.module.css';

/** Below this number a percentage would suggest more than the data shows. */
const enough = 20;

/** Formats a part of a whole, with its percentage if the whole is large enough. */
function usePart() {
  const text = useText();
  return (part: number, whole: number): string => {
    if (whole === 0) return '–';
    if (whole < enough) return text('payments.sources.part', { part, whole });
    return text('payments.sources.part_share', { part, whole, share: Math.round((100 * part) / whole) });
  };
}

/**
 * The results of one traffic source: plain visit counts, and what became of the visitors who allowed tracking
 * (SHELL-11).
 */
export function SourceRow({ result }: { result: SourceResult }) {
  const text = useText();
  const intl = useIntl();
  const moneyText = useFormatMoney();
  const part = usePart();
  const { value, arrived, bounced, signed_up, allowed, confirmed, bought, revenue } = result;
  const facts = [
    ['arrived', intl.formatNumber(arrived)],
    ['bounced', part(bounced, arrived)],
    ['signed_up', signed_up === null ? '–' : intl.formatNumber(signed_up)],
    ['allowed', signed_up === null ? intl.formatNumber(allowed) : part(allowed, signed_up)],
    ['confirmed', part(confirmed, allowed)],
    ['bought', part(bought, allowed)],
    ['revenue', revenue.map(moneyText).join(' + ') || '–'],
  ] as const;
  return (
    <li className={styles.row}>
      <h2 className={styles.name}>{value || text('payments.sources.unnamed')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, said]) => (
          <div key={name}>
            <dt>{text(`payments.sources.${name}`)}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
