import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Payment } from '#contract/credits/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useMoneyText } from '../money-text.ts';
import { InvoiceLinks } from './invoice-links.tsx';
import styles from './payment-facts.module.css';
import { WithdrawLink } from './withdraw-link.tsx';

/** What was ordered, for how much, when and how. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const text = useText();
  const money = useMoneyText();
  const intl = useIntl();
  const date = intl.formatDate(payment.created_at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Panel>
      <dl className={styles.facts}>
        <dt>{text('credits.transaction.package')}</dt>
        <dd>{text('credits.credits', { credits: payment.credits })}</dd>
        {payment.former_price ? (
          <>
            <dt>{text('credits.discount.lowest')}</dt>
            <dd className={styles.amount}>{money(payment.former_price)}</dd>
            <dt>{text('credits.discount.off')}</dt>
            <dd className={styles.amount}>
              {money({ ...payment.price, amount: payment.price.amount - payment.former_price.amount })}
            </dd>
          </>
        ) : null}
        <dt>{text('credits.transaction.total')}</dt>
        <dd className={styles.amount}>{money(payment.price)}</dd>
        {payment.reversed ? (
          <>
            <dt>{text('credits.transaction.reversed')}</dt>
            <dd className={styles.amount}>{money(payment.reversed)}</dd>
          </>
        ) : null}
        <dt>{text('credits.transaction.method')}</dt>
        <dd>{text(`credits.method.${payment.payment_method}`)}</dd>
        <dt>{text('credits.transaction.date')}</dt>
        <dd>{date}</dd>
        <dt>{text('credits.transaction.number')}</dt>
        <dd className={styles.number}>{payment.payment_id}</dd>
      </dl>
      <InvoiceLinks payment={payment} />
      <WithdrawLink payment={payment} />
      <Link to="/transactions">{text('credits.transaction.all')}</Link>
    </Panel>
  );
}
