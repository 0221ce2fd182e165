import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import type { Id } from '#contract/kit/id.ts';
import {
  type ConsolePaymentFacts as Facts,
  getConsolePayment,
  type PaymentEvent,
} from '#contract/payments/console/get-console-payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { FindingRow } from '../reconciliation/finding-row.tsx';
import { ConsolePaymentFacts } from './console-payment-facts.tsx';
import { ConsolePaymentState } from './console-payment-state.tsx';
import { ConsoleReversals } from './console-reversals.tsx';
import { LiftDebitBlock } from './lift-debit-block.tsx';
import { LostMoney } from './lost-money.tsx';
import { PayRefundCase } from './pay-refund-case.tsx';
import { RefundDecision } from './refund-decision.tsx';
import { RefundForm } from './refund-form.tsx';
import { ReleaseRefund } from './release-refund.tsx';

/** All events of a payment, oldest first. */
function PaymentEvents({ events }: { events: readonly PaymentEvent[] }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const keyOf = ({ at, what, more }: PaymentEvent) => `${at} ${what} ${more ?? ''}`;
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.desk.events')}</h2>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={keyOf(event)}>
            <span className={styles.event}>
              <span>{text(`payments.event.${event.what}`)}</span>
              {event.amount === null ? null : <span className={styles.number}>{money(event.amount)}</span>}
            </span>
            {event.more === null ? null : <span className={styles.quiet}>{event.more}</span>}
            <time className={styles.quiet} dateTime={event.at}>
              {intl.formatDate(event.at, { dateStyle: 'medium', timeStyle: 'medium' })}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const consolePaymentQuery = (id: Id) => queryFor(getConsolePayment, { id });

const idOf = (params: { readonly id?: string | undefined }): number => {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw new ApiProblem({ code: 'not_found', status: 404 });
  return id;
};

export const loader = operatorLoader(async ({ queryClient, params }) => {
  await queryClient.prefetchQuery(consolePaymentQuery(idOf(params)));
});

function Findings({ findings }: Pick<Facts, 'findings'>) {
  const text = useText();
  if (findings.length === 0) return null;
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.desk.reconciliation')}</h2>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <FindingRow key={finding.id} finding={finding} />
        ))}
      </ul>
    </Panel>
  );
}

function Block({ payment: { debit_block, member } }: { payment: Facts }) {
  const text = useText();
  if (debit_block === null) return null;
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.accounts.is_blocked')}</h2>
      <p className={styles.quiet}>{text(`payments.accounts.${debit_block}`)}</p>
      <div className={styles.buttons}>
        <LiftDebitBlock member={member} />
      </div>
    </Panel>
  );
}

/** One payment: its facts, its events, and the forms to refund it (SAFE-2). */
export default function PaymentConsolePage() {
  const text = useText();
  const id = idOf(useParams());
  const { data: payment, error, refetch } = useQuery(consolePaymentQuery(id));
  const title = text('payments.desk.order', { number: String(id) });
  const heldUntil = payment?.reversals.find(({ held_until }) => held_until !== null)?.held_until;
  return (
    <Page>
      <PageTitle title={title} />
      <Link to="/console/payments" className={styles.back}>
        {text('payments.desk.back')}
      </Link>
      <PageHead title={title} aside={payment && <ConsolePaymentState payment={payment} />} />
      {payment ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ConsolePaymentFacts payment={payment} />
            <LostMoney payment={payment} />
            <ConsoleReversals payment={payment} />
            <Findings findings={payment.findings} />
          </div>
          <div className={styles.column}>
            {payment.refund_case ? (
              <PayRefundCase payment={payment.payment_id} found={payment.refund_case} />
            ) : null}
            {payment.proposal ? <RefundDecision payment={payment} proposal={payment.proposal} /> : null}
            {payment.proposal === null && payment.refundable.most.amount > 0 ? (
              // The key resets the form to the remaining amount after each refund.
              <RefundForm key={payment.refundable.most.amount} payment={payment} />
            ) : null}
            {payment.proposal === null && heldUntil ? (
              <ReleaseRefund payment={payment.payment_id} until={heldUntil} />
            ) : null}
            <Block payment={payment} />
            <PaymentEvents events={payment.events} />
          </div>
        </div>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={12} />
      )}
    </Page>
  );
}
