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
  const { former_price: former, price, reversed } = payment;
  const facts = [
    ['package', 'credits.transaction.package', text('credits.credits', { credits: payment.credits })],
    ...(former
      ? ([
          ['amount', 'credits.discount.lowest', money(former)],
          ['amount', 'credits.discount.off', money({ ...price, amount: price.amount - former.amount })],
        ] as const)
      : []),
    ['amount', 'credits.transaction.total', money(price)],
    ...(reversed ? ([['amount', 'credits.transaction.reversed', money(reversed)]] as const) : []),
    ['method', 'credits.transaction.method', text(`credits.method.${payment.payment_method}`)],
    ['date', 'credits.transaction.date', date],
    ['number', 'credits.transaction.number', String(payment.payment_id)],
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
      <Link to="/transactions">{text('credits.transaction.all')}</Link>
    </Panel>
  );
}
