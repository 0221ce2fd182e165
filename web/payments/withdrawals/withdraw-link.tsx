import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { day } from '#contract/kit/durations.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './withdraw.module.css';

/** Link to withdraw from an order, shown until the withdrawal period ends (CON-4). */
export function WithdrawLink({ payment }: { payment: Payment }) {
  const text = useText();
  const intl = useIntl();
  const { payment_id: id, withdraw_until: until } = payment;
  if (until === null || Date.parse(until) < Date.now()) return null;
  // `until` falls on the day after the last full day. The text shows that last full day, never a partial one.
  const lastDay = new Date(Date.parse(until) - day);
  return (
    <p className={styles.link}>
      <Link to={`/withdraw?order=${id}`}>{text('payments.withdraw.link')}</Link>
      <span className={styles.quiet}>
        {text('payments.withdraw.link_until', { date: intl.formatDate(lastDay, { dateStyle: 'long' }) })}
      </span>
    </p>
  );
}
