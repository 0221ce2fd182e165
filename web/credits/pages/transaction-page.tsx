import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { paymentChanged } from '#contract/credits/events.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useLive, useLiveConnected } from '#web/platform/live.ts';
import { memberLoader } from '#web/platform/page-loader.ts';
import { useSettings } from '#web/sites/settings.ts';
import { Page } from '#web/ui/page.tsx';
import { getInvoicesQuery } from '../data/get-invoices.ts';
import { getPaymentQuery } from '../data/get-payment.ts';
import { PaymentFacts } from '../parts/payment-facts.tsx';
import { PaymentOutcome } from '../parts/payment-outcome.tsx';
import { forgetAttempt } from '../state/attempt.ts';
import { isReversed } from '../state/is-reversed.ts';
import { pollEvery } from '../state/poll-every.ts';
import { walletQuery } from '../wallet.ts';

export const loader = memberLoader(async ({ queryClient, params }) => {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw new ApiProblem({ code: 'not_found', status: 404 });
  const { invoice } = await queryClient.fetchQuery(getPaymentQuery(id));
  // Without them the page is still worth showing.
  if (invoice) await queryClient.prefetchQuery(getInvoicesQuery(id));
  // Asking may have settled it: the wallet that came with the frame of the page is older than that.
  await queryClient.fetchQuery({ ...walletQuery(), staleTime: 0 });
  return { id };
});

/** What became of a payment (CRED-1, CRED-4). Every checkout comes back here; coming back proves nothing. */
export default function TransactionPage() {
  const text = useText();
  const { name } = useSettings();
  const queries = useQueryClient();
  const { id } = useLoaderData<typeof loader>();
  const query = getPaymentQuery(id);
  const { data: payment } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data ? pollEvery(state.data, Date.now()) : false),
  });
  useLive(paymentChanged, (changed) => {
    if (changed.payment_id !== id) return;
    queries.setQueryData(query.queryKey, changed);
    // Money that goes back has a credit note.
    void queries.invalidateQueries({ queryKey: getInvoicesQuery(id).queryKey });
  });
  // What changed while the line was away, or before it was there, was told to nobody.
  useLiveConnected(() => {
    void queries.invalidateQueries({ queryKey: query.queryKey });
    void queries.invalidateQueries({ queryKey: getInvoicesQuery(id).queryKey });
  });
  const state = payment?.state;
  useEffect(() => {
    if (state !== undefined && state !== 'pending') forgetAttempt();
    if (state === 'completed') void queries.invalidateQueries({ queryKey: walletQuery().queryKey });
  }, [state, queries]);
  if (!payment) return null;
  const outcome = isReversed(payment) ? 'reversed' : payment.state;
  return (
    <Page width="narrow">
      <title>{`${text(`credits.transaction.${outcome}_title`)} | ${name}`}</title>
      <PaymentOutcome payment={payment} />
      <PaymentFacts payment={payment} />
    </Page>
  );
}
