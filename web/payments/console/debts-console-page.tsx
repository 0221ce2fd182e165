import { useInfiniteQuery } from '@tanstack/react-query';
import { listDebts } from '#contract/payments/list-debts.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { ConsoleList } from '../console-parts/console-list.tsx';
import { PaymentsConsoleNav } from '../console-parts/payments-console-nav.tsx';
import { DebtRow } from './debt-row.tsx';

const debtPages = () =>
  pagesFor(listDebts, { page: 1 }, (last, pages) => (last.has_more ? { page: pages.length + 1 } : undefined));

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(debtPages());
});

/** The credits that members owe for reversed payments (SAFE-2, PAY-34). */
export default function DebtsConsolePage() {
  const text = useText();
  const query = useInfiniteQuery(debtPages());
  return (
    <Page>
      <PageTitle title={text('payments.desk.debts')} />
      <PageHead title={text('payments.desk.debts')} lead={text('payments.desk.debts_lead')} />
      <PaymentsConsoleNav />
      <ConsoleList
        query={query}
        empty={
          <EmptyState
            picture="coins"
            title={text('payments.desk.no_debts')}
            body={text('payments.desk.no_debts_what')}
          />
        }
        rowOf={(debt) => <DebtRow key={debt.payment_id} debt={debt} />}
      />
    </Page>
  );
}
