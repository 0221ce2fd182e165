import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Id } from '#contract/kit/id.ts';
import { getMemberMoney } from '#contract/payments/console/get-member-money.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import styles from './member-desk.module.css';
import { MemberSection, Nothing } from './member-section.tsx';

/** Balance, premium, orders, debts and discounts. Only for operators who may read payments. */
export function MoneySection({ member }: { member: Id }) {
  const text = useText();
  const intl = useIntl();
  const money = useFormatMoney();
  const query = useQuery(queryFor(getMemberMoney, { member }));
  const day = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium' });
  return (
    <MemberSection title={text('accounts.desk.money')} query={query}>
      {({ credits, waiting, premium_since, paid, payments, debts, debit_block, discounts }) => (
        <>
          <dl className={styles.dl}>
            <div>
              <dt>{text('accounts.desk.balance')}</dt>
              <dd>{text('accounts.desk.credits', { credits, waiting })}</dd>
            </div>
            <div>
              <dt>{text('accounts.desk.premium')}</dt>
              <dd>{premium_since === null ? text('accounts.desk.premium_no') : day(premium_since)}</dd>
            </div>
            {paid.map((sum) => (
              <div key={sum.paid.currency}>
                <dt>{text('accounts.desk.paid', { orders: sum.orders })}</dt>
                <dd>
                  {sum.returned.amount === 0
                    ? money(sum.paid)
                    : text('accounts.desk.paid_and_returned', {
                        paid: money(sum.paid),
                        returned: money(sum.returned),
                      })}
                </dd>
              </div>
            ))}
          </dl>
          {debit_block === null ? null : (
            <p className={styles.notice}>{text(`payments.accounts.${debit_block}`)}</p>
          )}
          {debts.map((debt) => (
            <p key={debt.payment_id} className={styles.notice}>
              {text('payments.desk.owes', { credits: debt.credits })}{' '}
              <Link to={`/console/payments/${debt.payment_id}`}>
                {text('payments.desk.order', { number: String(debt.payment_id) })}
              </Link>
            </p>
          ))}
          {payments.length === 0 ? <Nothing>{text('accounts.desk.orders_none')}</Nothing> : null}
          <ul className={styles.list}>
            {payments.map((payment) => (
              <li key={payment.payment_id} className={styles.item}>
                <span className={styles.line}>
                  <Link to={`/console/payments/${payment.payment_id}`}>
                    {text('payments.desk.order', { number: String(payment.payment_id) })}
                  </Link>
                  <span className={styles.number}>{money(payment.price)}</span>
                </span>
                <span className={styles.facts}>
                  <span>{text(`payments.state.${payment.state}`)}</span>
                  <span>{text(`payments.method.${payment.payment_method}`)}</span>
                  <time dateTime={payment.created_at}>{day(payment.created_at)}</time>
                </span>
              </li>
            ))}
          </ul>
          {discounts.map(({ code, percentage, expires_at }) => (
            <Nothing key={code}>
              {[
                code,
                intl.formatNumber(percentage / 100, { style: 'percent', maximumFractionDigits: 1 }),
                ...(expires_at === null ? [] : [text('safety.restriction.until', { date: day(expires_at) })]),
              ].join(' · ')}
            </Nothing>
          ))}
        </>
      )}
    </MemberSection>
  );
}
