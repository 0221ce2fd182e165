import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Payment } from '#contract/payments/payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { InvoiceLinks } from '../invoices/invoice-links.tsx';
import { WithdrawLink } from '../withdrawals/withdraw-link.tsx';
import styles from './payment-facts.module.css';

/** The order, its price, its time and its payment method. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const date = intl.formatDate(payment.created_at, { dateStyle: 'long', timeStyle: 'short' });
  const { former_price: former, price, reversed } = payment;
  // Money that waits to be sent has not been returned yet.
  const backKey = payment.refund_by === null ? 'payments.transaction.reversed' : 'payments.withdraw.amount';
  const facts = [
    ['package', 'payments.transaction.package', text('payments.credits', { credits: payment.credits })],
    ...(former
      ? ([
          ['amount', 'payments.discount.lowest', money(former)],
          ['amount', 'payments.discount.off', money({ ...price, amount: price.amount - former.amount })],
        ] as const)
      : []),
    ['amount', 'payments.transaction.total', money(price)],
    ...(reversed ? ([['amount', backKey, money(reversed)]] as const) : []),
    ['method', 'payments.transaction.method', text(`payments.method.${payment.payment_method}`)],
    ['date', 'payments.transaction.date', date],
    ['number', 'payments.transaction.number', String(payment.payment_id)],
  ] as const;
  return (
    <Panel>
      <dl className={styles.facts}>
        {facts.map(([kind, name, fact]) => (
          <div key={name} className={styles.fact}>
            <dt>{text(name)}</dt>
            <dd className={styles[kind]}>{fact}</dd>
          </div>
        ))}
      </dl>
      <InvoiceLinks payment={payment} />
      <WithdrawLink payment={payment} />
      <Link to="/transactions">{text('payments.transaction.all')}</Link>
    </Panel>
  );
}
