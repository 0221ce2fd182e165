import { useIntl } from 'react-intl';
import type { Payment } from '#contract/payments/payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { CancelOrder } from '../orders/cancel-order.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import styles from './payment-outcome.module.css';
import { ReturnLink } from './return-link.tsx';

/**
 * The text for what a payment waits for: the buyer's own bank transfer, a collection on its day, or the
 * bank's confirmation.
 */
function useWaiting({ payment_method: method, debit_date: day, price }: Payment) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  if (method === 'banktransfer')
    return { title: text('payments.transfer.pending_title'), body: text('payments.transfer.pending_body') };
  if (method !== 'directdebit')
    return {
      title: text('payments.transaction.pending_title'),
      body: text('payments.transaction.pending_body'),
    };
  if (day === null)
    return { title: text('payments.debit.pending_title'), body: text('payments.debit.pending_body') };
  // A calendar day without a time: the same in every time zone.
  const date = intl.formatDate(day, { dateStyle: 'full', timeZone: 'UTC' });
  return {
    title: text('payments.debit.planned_title'),
    body: text('payments.debit.planned_body', { date, amount: money(price) }),
  };
}

/**
 * A payment that waits for the buyer or for the bank's confirmation. The page never claims by itself that the
 * money arrived (PAY-10, PAY-36).
 */
export function PendingOutcome({ payment, closed }: { payment: Payment; closed: boolean }) {
  const text = useText();
  const { title, body } = useWaiting(payment);
  const meanwhile = closed ? (
    body
  ) : (
    <>
      <p>{body}</p>
      <p>{text('payments.transaction.meanwhile')}</p>
    </>
  );
  const isAtBank = payment.payment_method === 'directdebit' && payment.debit_date === null;
  return (
    <OutcomeFrame picture={<Illustration picture="sent" />} title={title} body={meanwhile}>
      {payment.checkout_url && !closed ? (
        <a className={styles.pay} href={payment.checkout_url}>
          {text('payments.transaction.pay')}
        </a>
      ) : null}
      {closed ? null : <ReturnLink payment={payment.payment_id} variant="light" />}
      {isAtBank ? null : <CancelOrder payment={payment.payment_id} />}
    </OutcomeFrame>
  );
}
