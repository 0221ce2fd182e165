import { useIntl } from 'react-intl';
import type { Payment } from '#contract/credits/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { useMoneyText } from '../money-text.ts';
import { CancelOrder } from './cancel-order.tsx';
import { Outcome } from './outcome.tsx';
import styles from './payment-outcome.module.css';

/** For what it waits: a transfer that its buyer makes, a collection on its day, or whatever the bank says. */
function useWaiting({ payment_method: method, debit_date: day, price }: Payment) {
  const text = useText();
  const money = useMoneyText();
  const intl = useIntl();
  if (method === 'banktransfer')
    return { title: text('credits.transfer.pending_title'), body: text('credits.transfer.pending_body') };
  if (method !== 'directdebit')
    return {
      title: text('credits.transaction.pending_title'),
      body: text('credits.transaction.pending_body'),
    };
  if (day === null)
    return { title: text('credits.debit.pending_title'), body: text('credits.debit.pending_body') };
  // A day and no moment: it is the same one everywhere.
  const date = intl.formatDate(day, { dateStyle: 'full', timeZone: 'UTC' });
  return {
    title: text('credits.debit.planned_title'),
    body: text('credits.debit.planned_body', { date, amount: money(price) }),
  };
}

/** Somebody has still to pay, or a bank to say that they did. It never says so by itself (PAY-10, PAY-36). */
export function PendingOutcome({ payment, closed }: { payment: Payment; closed: boolean }) {
  const text = useText();
  const { title, body } = useWaiting(payment);
  const isAtBank = payment.payment_method === 'directdebit' && payment.debit_date === null;
  return (
    <Outcome picture={<Illustration picture="sent" />} title={title} body={body}>
      {payment.checkout_url && !closed ? (
        <a className={styles.pay} href={payment.checkout_url}>
          {text('credits.transaction.pay')}
        </a>
      ) : null}
      {isAtBank ? null : <CancelOrder payment={payment.payment_id} />}
    </Outcome>
  );
}
