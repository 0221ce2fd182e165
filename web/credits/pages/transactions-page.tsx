import { useLoaderData } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { movementPages } from '../data/list-movements.ts';
import { transactionPages } from '../data/list-transactions.ts';
import { Balance } from '../parts/balance.tsx';
import { HistoryTabs } from '../parts/history-tabs.tsx';
import { MovementList } from '../parts/movement-list.tsx';
import { TransactionList } from '../parts/transaction-list.tsx';
import { historyOf } from '../state/history.ts';

export const loader = memberLoader(async ({ queryClient, url }) => {
  const shown = historyOf(url.searchParams);
  // What cannot be read now, the list itself asks for again, and says so.
  if (shown === 'credits') await queryClient.prefetchInfiniteQuery(movementPages());
  else await queryClient.prefetchInfiniteQuery(transactionPages());
  return { shown };
});

/** What was paid, and what became of the credits (CRED-10). */
export default function TransactionsPage() {
  const text = useText();
  const { shown } = useLoaderData<typeof loader>();
  return (
    <Page width="text">
      <PageTitle title={text('credits.transactions.title')} />
      <PageHead title={text('credits.transactions.title')} aside={<Balance />} />
      <HistoryTabs shown={shown} />
      {shown === 'credits' ? <MovementList /> : <TransactionList />}
    </Page>
  );
}
