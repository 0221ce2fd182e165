import type { Payment } from '#contract/credits/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { useWallet } from '../wallet.ts';
import { CoinStack } from './coin-stack.tsx';
import { MoneyBack } from './money-back.tsx';
import { Outcome } from './outcome.tsx';
import styles from './payment-outcome.module.css';
import { PendingOutcome } from './pending-outcome.tsx';
import { RetryPayment } from './retry-payment.tsx';
import { RetryReason } from './retry-reason.tsx';
import { WayBack } from './way-back.tsx';

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
  const balance = wallet ? text('credits.balance', { credits: wallet.credits }) : '';
  return (
    <Outcome
      picture={<Coins payment={payment} />}
      title={text('credits.transaction.completed_title')}
      body={[
        text('credits.transaction.completed_body', { credits: payment.credits }),
        payment.made_premium ? text('credits.premium_now') : '',
        balance,
      ]
        .filter((part) => part !== '')
        .join(' ')}
    >
      <WayBack />
    </Outcome>
  );
}

/**
 * How the payment ended, or that we wait, and what to do now (CRED-4). `closed`: whoever is suspended or banned is not asked to
 * pay for what they cannot use.
 */
export function PaymentOutcome({ payment, closed = false }: { payment: Payment; closed?: boolean }) {
  const text = useText();
  switch (payment.state) {
    case 'completed':
      return payment.reversed ? <MoneyBack payment={payment} /> : <Completed payment={payment} />;
    case 'pending':
      return <PendingOutcome payment={payment} closed={closed} />;
    case 'failed':
      return (
        <Outcome
          picture={<Illustration picture="broken" />}
          title={text('credits.transaction.failed_title')}
          body={
            <>
              <p>{text('credits.transaction.failed_body')}</p>
              <RetryReason payment={payment} />
            </>
          }
        >
          {closed ? null : <RetryPayment payment={payment} />}
        </Outcome>
      );
    case 'cancelled':
      return (
        <Outcome
          picture={<Coins payment={payment} />}
          title={text('credits.transaction.cancelled_title')}
          body={text('credits.transaction.cancelled_body')}
        >
          {closed ? null : <RetryPayment payment={payment} />}
        </Outcome>
      );
  }
}
