import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { paymentChanged } from '#contract/payments/events.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { movementPages } from '#web/ledger/movement-row.tsx';
import { walletQuery } from '#web/ledger/wallet.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useLive, useLiveConnected } from '#web/platform/live/live.ts';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { CountryQuestion } from '../invoices/country-question.tsx';
import { getInvoicesQuery } from '../invoices/get-invoices.query.ts';
import { getRepeatOrderQuery } from '../mandates/get-repeat-order.query.ts';
import { getPaymentQuery } from '../orders/get-payment.query.ts';
import { forgetAttempt } from '../orders/order-attempt.ts';
import { endReturnPlace, resumeReturnPlace } from '../orders/return-place.ts';
import { WaitingCredits } from '../start-credits/waiting-credits.tsx';
import { LogInToSee } from './log-in-to-see.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { pollInterval } from './poll-interval.ts';
import { reversalKind } from './reversal-kind.ts';
import { TransferDetails } from './transfer-details.tsx';

/** Selects the title of the payment page. */
const outcomeTitleKey = (payment: Payment) => reversalKind(payment) ?? payment.state;

export const loader = pageLoader(async ({ queryClient, params, user }) => {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw new ApiProblem({ code: 'not_found', status: 404 });
  // The bank's redirect may arrive without the session. The page then says where to find the order, and
  // reveals nothing about it (AUTH-7).
  if (user === null) return { id, isKnown: false, isOut: false };
  const { invoice, state } = await queryClient.fetchQuery(getPaymentQuery(id));
  // The page shows the balance now if the movements cannot be fetched.
  if (state === 'completed') await queryClient.prefetchInfiniteQuery({ ...movementPages(), staleTime: 0 });
  // The page is useful without the invoices, so a failed fetch is ignored.
  if (invoice) await queryClient.prefetchQuery(getInvoicesQuery(id));
  // Fetching the payment may have settled it, so the wallet from the page frame may be outdated.
  const isOut = user.restriction === 'restricted';
  if (!isOut) {
    await Promise.all([
      queryClient.fetchQuery({ ...walletQuery(), staleTime: 0 }),
      queryClient.prefetchQuery({ ...getRepeatOrderQuery(), staleTime: 0 }),
    ]);
  }
  return { id, isKnown: true, isOut };
});

function OwnPayment({ id, isOut }: { id: number; isOut: boolean }) {
  const text = useText();
  const queries = useQueryClient();
  const query = getPaymentQuery(id);
  const {
    data: payment,
    error,
    refetch,
  } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data ? pollInterval(state.data, Date.now()) : false),
  });
  useLive(paymentChanged, (changed) => {
    if (changed.payment_id !== id) return;
    queries.setQueryData(query.queryKey, changed);
    // A reversal creates a credit note.
    void queries.invalidateQueries({ queryKey: getInvoicesQuery(id).queryKey });
  });
  // Changes from before the socket connection, or while it was lost, sent no event to this page.
  useLiveConnected(() => {
    void queries.invalidateQueries({ queryKey: query.queryKey });
    void queries.invalidateQueries({ queryKey: getInvoicesQuery(id).queryKey });
  });
  const state = payment?.state;
  useEffect(() => {
    if (state !== undefined && state !== 'pending') forgetAttempt();
    if (state === 'completed') endReturnPlace(id);
    if (state === 'failed' || state === 'cancelled') resumeReturnPlace(id);
    if (state === 'completed') {
      void queries.invalidateQueries({ queryKey: walletQuery().queryKey });
      void queries.invalidateQueries({ queryKey: getRepeatOrderQuery().queryKey });
    }
  }, [id, state, queries]);
  if (!payment)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <TextSkeleton lines={8} />;
  return (
    <>
      <PageTitle title={text(`payments.transaction.${outcomeTitleKey(payment)}_title`)} />
      <PaymentOutcome payment={payment} closed={isOut} />
      {state === 'completed' && !isOut ? <WaitingCredits /> : null}
      <TransferDetails payment={payment} />
      <CountryQuestion payment={payment} />
      <PaymentFacts payment={payment} />
    </>
  );
}

/**
 * The outcome of a payment (CRED-1, CRED-4). Every checkout returns to this page; the return itself proves
 * nothing.
 */
export default function TransactionPage() {
  const text = useText();
  const { id, isKnown, isOut } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow">
      {isKnown ? (
        <OwnPayment key={id} id={id} isOut={isOut} />
      ) : (
        <>
          <PageTitle title={text('payments.transaction.login_title')} />
          <LogInToSee payment={id} />
        </>
      )}
    </Page>
  );
}
