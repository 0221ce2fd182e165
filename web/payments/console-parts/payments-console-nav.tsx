import { NavLink } from 'react-router';
import styles from '#web/operators/console.module.css';
import { useCurrentInView } from '#web/operators/use-current-in-view.ts';
import { useRights } from '#web/operators/use-rights.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** Links to the console pages about money. */
export function PaymentsConsoleNav() {
  const text = useText();
  const rights = useRights();
  const row = useCurrentInView<HTMLUListElement>();
  return (
    <nav aria-label={text('payments.desk.navigation')}>
      <ul ref={row} className={`${styles.desk} ${styles.scroll}`}>
        <li>
          <NavLink to="/console/payments">{text('payments.desk.payments')}</NavLink>
        </li>
        <li>
          <NavLink to="/console/debts">{text('payments.desk.debts')}</NavLink>
        </li>
        <li>
          <NavLink to="/console/accounts">{text('payments.desk.accounts')}</NavLink>
        </li>
        <li>
          <NavLink to="/console/reconciliation">{text('payments.desk.reconciliation')}</NavLink>
        </li>
        <li>
          <NavLink to="/console/withdrawals">{text('payments.case.title')}</NavLink>
        </li>
        {rights.has('offers') ? (
          <>
            <li>
              <NavLink to="/console/codes">{text('payments.desk.codes')}</NavLink>
            </li>
            <li>
              <NavLink to="/console/house/prices">{text('sites.house.prices')}</NavLink>
            </li>
          </>
        ) : null}
      </ul>
    </nav>
  );
}
