import type { Payment } from '#contract/payments/payment.ts';
import { useWallet } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { CoinStack } from '../packages/coin-stack.tsx';
import { FailureReason } from './failure-reason.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import styles from './payment-outcome.module.css';
import { PendingOutcome } from './pending-outcome.tsx';
import { RetryPayment } from './retry-payment.tsx';
import { ReturnLink } from './return-link.tsx';
import { ReversedOutcome } from './reversed-outcome.tsx';

function Coins({ payment }: { payment: Payment }) {
  return (
    <div className={styles.coins}>
      <CoinStack size={payment.package} />
    </div>
  );
}

function Completed({ payment }: { payment: Payment }) {
  const text = useText();
  const wallet = useWallet();
  const balance = wallet ? text('ledger.balance', { credits: wallet.credits }) : '';
  return (
    <OutcomeFrame
      picture={<Coins payment={payment} />}
      title={text('payments.transaction.completed_title')}
      body={[
        text('payments.transaction.completed_body', { credits: payment.credits }),
        payment.made_premium ? text('payments.premium_now') : '',
        balance,
      ]
        .filter((part) => part !== '')
        .join(' ')}
    >
      <ReturnLink />
    </OutcomeFrame>
  );
}

/**
 * The outcome of the payment, or the state it waits in, and the next steps (CRED-4). `closed`: a suspended or
 * banned member is not asked to pay for what they cannot use.
 */
export function PaymentOutcome({ payment, closed = false }: { payment: Payment; closed?: boolean }) {
  const text = useText();
  switch (payment.state) {
    case 'completed':
      return payment.reversed ? <ReversedOutcome payment={payment} /> : <Completed payment={payment} />;
    case 'pending':
      return <PendingOutcome payment={payment} closed={closed} />;
    case 'failed':
      return (
        <OutcomeFrame
          picture={<Illustration picture="broken" />}
          title={text('payments.transaction.failed_title')}
          body={
            <>
              <p>{text('payments.transaction.failed_body')}</p>
              <FailureReason payment={payment} />
            </>
          }
        >
          {closed ? null : <RetryPayment payment={payment} />}
        </OutcomeFrame>
      );
    case 'cancelled':
      return (
        <OutcomeFrame
          picture={<Coins payment={payment} />}
          title={text('payments.transaction.cancelled_title')}
          body={text('payments.transaction.cancelled_body')}
        >
          {closed ? null : <RetryPayment payment={payment} />}
        </OutcomeFrame>
      );
  }
}
