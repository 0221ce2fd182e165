import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { ConsolePaymentFacts as Facts } from '#contract/credits/console-payment.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { TextSkeleton } from '#web/ui/skeletons.tsx';
import { ErrorState } from '#web/ui/state-notice.tsx';
import { consolePaymentQuery } from '../data/get-console-payment.ts';
import styles from '../parts/console.module.css';
import { ConsolePaymentFacts } from '../parts/console-payment-facts.tsx';
import { ConsoleReversals } from '../parts/console-reversals.tsx';
import { ConsoleState } from '../parts/console-state.tsx';
import { FindingRow } from '../parts/finding-row.tsx';
import { LiftBlock } from '../parts/lift-block.tsx';
import { PaymentEvents } from '../parts/payment-events.tsx';
import { RefundDecision } from '../parts/refund-decision.tsx';
import { RefundForm } from '../parts/refund-form.tsx';

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
      <h2 className={styles.heading}>{text('credits.desk.reconciliation')}</h2>
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
      <h2 className={styles.heading}>{text('credits.accounts.is_blocked')}</h2>
      <p className={styles.quiet}>{text(`credits.accounts.${debit_block}`)}</p>
      <div className={styles.buttons}>
        <LiftBlock member={member} />
      </div>
    </Panel>
  );
}

/** One payment: what is known of it, everything that happened, and the ways to give money back (SAFE-2). */
export default function PaymentConsolePage() {
  const text = useText();
  const id = idOf(useParams());
  const { data: payment, error, refetch } = useQuery(consolePaymentQuery(id));
  const title = text('credits.desk.order', { number: String(id) });
  return (
    <Page>
      <PageTitle title={title} />
      <Link to="/console/payments" className={styles.back}>
        {text('credits.desk.back')}
      </Link>
      <PageHead title={title} aside={payment && <ConsoleState payment={payment} />} />
      {payment ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ConsolePaymentFacts payment={payment} />
            <ConsoleReversals payment={payment} />
            <Findings findings={payment.findings} />
          </div>
          <div className={styles.column}>
            {payment.proposal ? <RefundDecision proposal={payment.proposal} /> : null}
            {payment.proposal === null && payment.refundable.most.amount > 0 ? (
              // Filled in anew with what is left after each refund.
              <RefundForm key={payment.refundable.most.amount} payment={payment} />
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
