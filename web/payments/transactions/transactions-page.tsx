import { useLoaderData } from 'react-router';
import { Balance } from '#web/ledger/balance.tsx';
import { movementPages } from '#web/ledger/movement-row.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { getRepeatOrderQuery } from '../mandates/get-repeat-order.query.ts';
import { transactionPages } from '../orders/list-transactions.query.ts';
import { RefundCases } from '../refund-cases.tsx';
import { historyTabOf } from './history-tab.ts';
import { HistoryTabs } from './history-tabs.tsx';
import { MovementList } from './movement-list.tsx';
import { TransactionList } from './transaction-list.tsx';

export const loader = memberLoader(async ({ queryClient, url }) => {
  const shown = historyTabOf(url.searchParams);
  // If this fetch fails, the list fetches again and shows the error itself.
  if (shown === 'credits') await queryClient.prefetchInfiniteQuery(movementPages());
  else {
    await Promise.all([
      queryClient.prefetchInfiniteQuery(transactionPages()),
      queryClient.prefetchQuery(getRepeatOrderQuery()),
    ]);
  }
  return { shown };
});

/** The payments, and the movements of the credits (CRED-10). */
export default function TransactionsPage() {
  const text = useText();
  const { shown } = useLoaderData<typeof loader>();
  return (
    <Page width="text">
      <PageTitle title={text('payments.transactions.title')} />
      <PageHead title={text('payments.transactions.title')} aside={<Balance />} />
      <RefundCases />
      <HistoryTabs shown={shown} />
      {shown === 'credits' ? <MovementList /> : <TransactionList />}
    </Page>
  );
}
