import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { Payment } from '#contract/payments/payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CoinStack } from '../packages/coin-stack.tsx';
import { getPackageQuery } from '../packages/get-packages.query.ts';
import { BackFromUnpaid, DraftKept } from './draft-kept.tsx';
import { FailureReason } from './failure-reason.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import styles from './payment-outcome.module.css';
import { PendingOutcome } from './pending-outcome.tsx';
import { PurchaseChanges } from './purchase-changes.tsx';
import { retryOptions } from './retry-options.ts';
import { NextSteps } from './return-link.tsx';
import { reversalKind } from './reversal-kind.ts';

/**
 * A paid order whose money went back in full or in part, refunded by us or fetched back by a bank (CRED-10,
 * CRED-11).
 */
function ReversedOutcome({ payment }: { payment: Payment }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const kind = reversalKind(payment);
  if (kind === null) return null;
  const amount = payment.reversed ? money(payment.reversed) : '';
  const date = payment.refund_by ? intl.formatDate(payment.refund_by, { dateStyle: 'long' }) : '';
  return (
    <OutcomeFrame
      picture={<Illustration picture="sent" />}
      title={text(`payments.transaction.${kind}_title`)}
      body={text(`payments.transaction.${kind}_body`, { amount, date })}
    >
      <NextSteps payment={payment} />
    </OutcomeFrame>
  );
}

const looks = ['filled', 'light', 'default'] as const;

/** The options after a failed payment: retry, PayPal if it is offered, or another method (CRED-7). */
function RetryPayment({ payment }: { payment: Payment }) {
  const text = useText();
  const { data } = useQuery(getPackageQuery(payment.package));
  return retryOptions(payment, data?.payment_methods ?? []).map(({ to, says }, place) => (
    <ButtonLink key={to} to={to} variant={looks[place] ?? 'default'}>
      {text(says)}
    </ButtonLink>
  ));
}

function Coins({ payment }: { payment: Payment }) {
  return (
    <div className={styles.coins}>
      <CoinStack size={payment.package} />
    </div>
  );
}

/** A paid order: celebrates it, says what it changed, and leads back to where the buyer came from. */
function Completed({ payment }: { payment: Payment }) {
  const text = useText();
  return (
    <OutcomeFrame
      picture={
        <div className={`${styles.coins} ${styles.celebrate}`}>
          <CoinStack size={payment.package} />
        </div>
      }
      title={text('payments.transaction.completed_title')}
      body={text('payments.transaction.completed_body', { credits: payment.credits })}
      details={<PurchaseChanges payment={payment} />}
    >
      <NextSteps payment={payment} />
    </OutcomeFrame>
  );
}

/** An order that its buyer cancelled. Its bank may be unable to stop the payment (CRED-13). */
function Cancelled({ payment, closed }: { payment: Payment; closed: boolean }) {
  const text = useText();
  const intl = useIntl();
  const { held_until: until } = payment;
  const body =
    until === null
      ? text('payments.transaction.cancelled_body')
      : text('payments.transaction.held_body', { until: intl.formatDate(until, { dateStyle: 'long' }) });
  return (
    <OutcomeFrame
      picture={<Coins payment={payment} />}
      title={text('payments.transaction.cancelled_title')}
      body={
        <>
          <p>{body}</p>
          <DraftKept payment={payment.payment_id} />
        </>
      }
    >
      {closed ? null : <RetryPayment payment={payment} />}
      <BackFromUnpaid payment={payment.payment_id} />
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
              {closed ? null : <p>{text('payments.transaction.failed_next')}</p>}
              <DraftKept payment={payment.payment_id} />
            </>
          }
        >
          {closed ? null : <RetryPayment payment={payment} />}
          <BackFromUnpaid payment={payment.payment_id} />
        </OutcomeFrame>
      );
    case 'cancelled':
      return <Cancelled payment={payment} closed={closed} />;
  }
}
