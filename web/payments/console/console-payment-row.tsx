import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { ConsolePaymentState } from './console-payment-state.tsx';

/** As many withdrawals as make a finding if they lie close together. */
const manyWithdrawals = 3;

/**
 * One payment in the list; the whole row links to it. `name` is the member's name, null if the member was
 * erased. A list without names shows the order number instead. `more` is a further fact of the list.
 */
export function ConsolePaymentRow(props: { payment: ConsolePayment; name?: string | null; more?: string }) {
  const { payment, name, more } = props;
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const { payment_id, member, price, credits, payment_method, withdrawals, created_at } = payment;
  const order = text('payments.desk.order', { number: String(payment_id) });
  const title = name === undefined ? order : (name ?? text('payments.desk.erased'));
  return (
    <li>
      <Link to={`/console/payments/${payment_id}`} className={styles.row}>
        <span className={styles.what}>
          <span className={styles.name}>{title}</span>
          <span className={styles.facts}>
            <span>{text('payments.desk.member', { member: String(member) })}</span>
            <span>{text('payments.credits', { credits })}</span>
            <span>{text(`payments.method.${payment_method}`)}</span>
            {more === undefined ? null : <span>{more}</span>}
            <time dateTime={created_at}>
              {intl.formatDate(created_at, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            {name === undefined ? null : <span className={styles.number}>{payment_id}</span>}
          </span>
        </span>
        <span className={styles.end}>
          {withdrawals === 0 ? null : (
            <Pill tone={withdrawals >= manyWithdrawals ? 'warning' : 'quiet'}>
              {text('payments.desk.withdrawals', { count: withdrawals })}
            </Pill>
          )}
          <ConsolePaymentState payment={payment} />
          <span className={styles.amount}>{money(price)}</span>
        </span>
      </Link>
    </li>
  );
}
