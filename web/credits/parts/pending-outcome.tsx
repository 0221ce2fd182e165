import type { Payment } from '#contract/credits/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { Outcome } from './outcome.tsx';
import styles from './payment-outcome.module.css';

/** Somebody has still to pay, or a bank to say that they did. It never says so by itself (PAY-10, PAY-36). */
export function PendingOutcome({ payment }: { payment: Payment }) {
  const text = useText();
  const isTransfer = payment.payment_method === 'banktransfer';
  return (
    <Outcome
      picture={<Illustration picture="sent" />}
      title={text(isTransfer ? 'credits.transfer.pending_title' : 'credits.transaction.pending_title')}
      body={text(isTransfer ? 'credits.transfer.pending_body' : 'credits.transaction.pending_body')}
    >
      {payment.checkout_url ? (
        <a className={styles.pay} href={payment.checkout_url}>
          {text('credits.transaction.pay')}
        </a>
      ) : null}
      <CancelOrder payment={payment.payment_id} />
    </Outcome>
  );
}
