import { useInfiniteQuery } from '@tanstack/react-query';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/state-notice.tsx';
import { debtPages } from '../data/list-debts.ts';
import { ConsoleList } from '../parts/console-list.tsx';
import { DebtRow } from '../parts/debt-row.tsx';
import { MoneyDeskNav } from '../parts/money-desk-nav.tsx';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(debtPages());
});

/** What members owe for money that went back (SAFE-2, PAY-34). */
export default function DebtsConsolePage() {
  const text = useText();
  const query = useInfiniteQuery(debtPages());
  return (
    <Page>
      <PageTitle title={text('credits.desk.debts')} />
      <PageHead title={text('credits.desk.debts')} lead={text('credits.desk.debts_lead')} />
      <MoneyDeskNav />
      <ConsoleList
        query={query}
        empty={
          <EmptyState
            picture="coins"
            title={text('credits.desk.no_debts')}
            body={text('credits.desk.no_debts_what')}
          />
        }
        rowOf={(debt) => <DebtRow key={debt.payment_id} debt={debt} />}
      />
    </Page>
  );
}
