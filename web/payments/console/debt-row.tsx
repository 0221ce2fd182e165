import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Debt } from '#contract/payments/debt.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from '../console-parts/console.module.css';
import { WaiveDebt } from './waive-debt.tsx';

/** The debt of one member for one payment, and a button to waive it. */
export function DebtRow({ debt }: { debt: Debt }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const { payment_id, member, credits, price, reversed, since } = debt;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{text('payments.desk.owes', { credits })}</p>
        <p className={styles.facts}>
          <span>{text('payments.desk.went_back', { reversed: money(reversed), price: money(price) })}</span>
          <time dateTime={since}>{intl.formatDate(since, { dateStyle: 'medium' })}</time>
          <span>{text('payments.desk.member', { member: String(member) })}</span>
          <Link to={`/console/payments/${payment_id}`} className={styles.number}>
            {text('payments.desk.order', { number: String(payment_id) })}
          </Link>
        </p>
      </div>
      <WaiveDebt payment={payment_id} credits={credits} />
    </li>
  );
}
