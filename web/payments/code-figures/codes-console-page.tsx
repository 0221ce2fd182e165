import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { exportCodes } from '#contract/payments/console/export-codes.ts';
import { listCodes } from '#contract/payments/console/list-codes.ts';
import styles from '#web/operators/console.module.css';
import { ConsoleList } from '#web/operators/console-list.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { PhoneFold } from '#web/operators/phone-fold.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, pagesFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { ListSwitch } from '../console-parts/list-switch.tsx';
import { PaymentsConsoleNav } from '../console-parts/payments-console-nav.tsx';
import { DiscountCodeForm } from '../discounts/discount-code-form.tsx';
import { addressOf, type CodeFilter, codeFilterOf } from './code-filter.ts';
import { CodeRow } from './code-row.tsx';
import { CodeSearch } from './code-search.tsx';
import { ExportCsv } from './export-csv.tsx';

const codePages = (filter: CodeFilter) =>
  pagesFor(listCodes, { ...filter, page: 1 }, (last, pages) =>
    last.has_more ? { ...filter, page: pages.length + 1 } : undefined,
  );

export const loader = operatorLoader(async ({ queryClient, url }) => {
  await queryClient.prefetchInfiniteQuery(codePages(codeFilterOf(url.searchParams)));
});

/** The discount codes with their use and money, and a form for new codes (SAFE-2, SAFE-6, CRED-8). */
export default function CodesConsolePage() {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const filter = codeFilterOf(address);
  const query = useInfiniteQuery(codePages(filter));
  const show = (wanted: CodeFilter) => setAddress(addressOf(wanted), { preventScrollReset: true });
  const isFiltered = filter.state !== undefined || filter.search !== undefined;
  return (
    <Page>
      <PageTitle title={text('payments.codes.title')} />
      <PageHead
        title={text('payments.codes.title')}
        lead={text('payments.codes.lead')}
        aside={<ExportCsv mutation={mutationFor(exportCodes)} input={filter} file="discount-codes.csv" />}
      />
      <PaymentsConsoleNav />
      <div className={styles.part}>
        <PhoneFold label={text('payments.codes.new')} icon={<IconPlus size={18} aria-hidden />}>
          <DiscountCodeForm />
        </PhoneFold>
        <ListSwitch
          label={text('payments.codes.whose')}
          first={text('payments.codes.public')}
          second={text('payments.codes.personal')}
          isSecond={filter.personal}
          onChoose={(personal) => show({ ...filter, personal })}
        />
        <CodeSearch filter={filter} busy={query.isFetching && !query.isFetchingNextPage} onSearch={show} />
        <ConsoleList
          query={query}
          empty={
            <EmptyState
              picture="coins"
              title={text(isFiltered ? 'payments.codes.none_found' : 'payments.codes.none')}
              body={text(isFiltered ? 'payments.codes.none_found_what' : 'payments.codes.none_what')}
            />
          }
          rowOf={(code) => <CodeRow key={`${code.code} ${code.approval}`} code={code} />}
        />
        <p className={styles.quiet}>{text('payments.codes.note')}</p>
        <p className={styles.quiet}>{text('payments.codes.offers')}</p>
      </div>
    </Page>
  );
}
