import { capDays, type SpendingCap } from '#contract/payments/get-spending-cap.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './spending-cap.module.css';

/** The spending of the last 30 days, and its share of the cap. */
export function SpendingCapUsed({ of: { cap, spent, currency } }: { of: SpendingCap }) {
  const text = useText();
  const money = useFormatMoney();
  const paid = money({ amount: spent, currency });
  if (cap === null) return <p>{text('payments.cap.none', { spent: paid, days: capDays })}</p>;
  const part = cap === 0 ? 100 : Math.min(100, (spent * 100) / cap);
  return (
    <div className={styles.spent}>
      <p>
        {text('payments.cap.spent', { spent: paid, cap: money({ amount: cap, currency }), days: capDays })}
      </p>
      {/* The text above says the same. */}
      <div className={styles.track} aria-hidden="true">
        <div className={styles.part} data-full={part === 100} style={{ inlineSize: `${part}%` }} />
      </div>
    </div>
  );
}
