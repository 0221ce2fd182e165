import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { paymentChanged } from '#contract/payments/events.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useLive, useLiveConnected } from '#web/platform/live/live.ts';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { BuyCreditsLink } from '../buy-credits-link.tsx';
import { transactionPages } from '../orders/list-transactions.query.ts';
import { PagedList } from './paged-list.tsx';
import { TransactionRow } from './transaction-row.tsx';

/** All payments of the member, newest first, updated live (CRED-10). */
export function TransactionList() {
  const text = useText();
  const queries = useQueryClient();
  const pages = useInfiniteQuery(transactionPages());
  const readAgain = () => void queries.invalidateQueries({ queryKey: transactionPages().queryKey });
  useLive(paymentChanged, readAgain);
  useLiveConnected(readAgain);
  const payments = pages.data?.pages.flatMap(({ results }) => results);
  return (
    <PagedList
      pages={pages}
      rows={payments?.map((payment) => <TransactionRow key={payment.payment_id} payment={payment} />)}
    >
      <EmptyState
        picture="coins"
        title={text('payments.transactions.empty_title')}
        body={text('payments.transactions.empty_body')}
      >
        <BuyCreditsLink />
      </EmptyState>
    </PagedList>
  );
}
