import type { ReactNode } from 'react';
import type { Payment } from '#contract/credits/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { isReversed } from '../state/is-reversed.ts';
import { useWallet } from '../wallet.ts';
import { CoinStack } from './coin-stack.tsx';
import styles from './payment-outcome.module.css';
import { WayBack } from './way-back.tsx';

function Outcome(props: { picture: ReactNode; title: string; body: string; children: ReactNode }) {
  return (
    <section className={styles.outcome} aria-live="polite">
      {props.picture}
      <h1 className={styles.title}>{props.title}</h1>
      <p>{props.body}</p>
      <div className={styles.next}>{props.children}</div>
    </section>
  );
}

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
      body={`${text('credits.transaction.completed_body', { credits: payment.credits })} ${text('credits.premium_now')} ${balance}`}
    >
      <WayBack />
    </Outcome>
  );
}

function Retry({ payment }: { payment: Payment }) {
  const text = useText();
  return (
    <>
      <ButtonLink to={`/credits/${payment.package}/${payment.payment_method}`}>
        {text('credits.transaction.again')}
      </ButtonLink>
      <ButtonLink to={`/credits/${payment.package}`} variant="light">
        {text('credits.transaction.other_method')}
      </ButtonLink>
    </>
  );
}

function Reversed() {
  const text = useText();
  return (
    <Outcome
      picture={<Illustration picture="sent" />}
      title={text('credits.transaction.reversed_title')}
      body={text('credits.transaction.reversed_body')}
    >
      <WayBack />
    </Outcome>
  );
}

/** How the payment ended, or that we wait, and what to do now (CRED-4). */
export function PaymentOutcome({ payment }: { payment: Payment }) {
  const text = useText();
  switch (payment.state) {
    case 'completed':
      return isReversed(payment) ? <Reversed /> : <Completed payment={payment} />;
    case 'pending':
      return (
        <Outcome
          picture={<Illustration picture="sent" />}
          title={text('credits.transaction.pending_title')}
          body={text('credits.transaction.pending_body')}
        >
          {payment.checkout_url ? (
            <a className={styles.pay} href={payment.checkout_url}>
              {text('credits.transaction.pay')}
            </a>
          ) : null}
        </Outcome>
      );
    case 'failed':
      return (
        <Outcome
          picture={<Illustration picture="broken" />}
          title={text('credits.transaction.failed_title')}
          body={text('credits.transaction.failed_body')}
        >
          <Retry payment={payment} />
        </Outcome>
      );
    case 'cancelled':
      return (
        <Outcome
          picture={<Coins payment={payment} />}
          title={text('credits.transaction.cancelled_title')}
          body={text('credits.transaction.cancelled_body')}
        >
          <Retry payment={payment} />
        </Outcome>
      );
  }
}
