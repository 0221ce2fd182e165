import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Payment, PaymentState } from '#contract/credits/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { useMoneyText } from '../money-text.ts';
import { isReversed } from '../state/is-reversed.ts';
import styles from './transaction-row.module.css';

const tones: Readonly<Record<PaymentState, 'success' | 'warning' | 'quiet'>> = {
  completed: 'success',
  pending: 'warning',
  failed: 'quiet',
  cancelled: 'quiet',
};

/** One payment of the list; the whole row leads to it. */
export function TransactionRow({ payment }: { payment: Payment }) {
  const text = useText();
  const money = useMoneyText();
  const intl = useIntl();
  return (
    <li>
      <Link to={`/transactions/${payment.payment_id}`} className={styles.row}>
        <span className={styles.what}>
          <strong>{text('credits.credits', { credits: payment.credits })}</strong>
          <span className={styles.quiet}>{intl.formatDate(payment.created_at, { dateStyle: 'long' })}</span>
        </span>
        <span className={styles.state}>
          {isReversed(payment) ? (
            <Pill tone="quiet">{text('credits.state.reversed')}</Pill>
          ) : (
            <Pill tone={tones[payment.state]}>{text(`credits.state.${payment.state}`)}</Pill>
          )}
        </span>
        <span className={styles.amount}>{money(payment.price)}</span>
      </Link>
    </li>
  );
}
