import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listSources, type SourceGroup, sourceGroup } from '#contract/payments/console/list-sources.ts';
import styles from '#web/operators/console.module.css';
import { ConsoleList } from '#web/operators/console-list.tsx';
import { FilterFold } from '#web/operators/filter-fold.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { lastDays } from './last-days.ts';
import { SourceRow } from './source-row.tsx';

/** The grouping of the sources, and the first and last day of the report. */
interface SourceReportFilter {
  readonly by: SourceGroup;
  readonly since: string;
  readonly until: string;
}

const sourcePages = (wanted: SourceReportFilter) =>
  pagesFor(listSources, { ...wanted, page: 1 }, (last, pages) =>
    last.has_more ? { ...wanted, page: pages.length + 1 } : undefined,
  );

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(sourcePages({ by: 'network', ...lastDays(new Date()) }));
});

/** A field that is not filled in keeps its previous value. */
const wantedOf = (form: FormData, before: SourceReportFilter): SourceReportFilter => ({
  by: sourceGroup.safeParse(form.get('by')).data ?? before.by,
  since: String(form.get('since') || before.since),
  until: String(form.get('until') || before.until),
});

/** The results of the traffic sources (SHELL-11, SAFE-2). */
export default function SourcesConsolePage() {
  const text = useText();
  const [wanted, setWanted] = useState<SourceReportFilter>(() => ({
    by: 'network',
    ...lastDays(new Date()),
  }));
  const query = useInfiniteQuery(sourcePages(wanted));
  return (
    <Page>
      <PageTitle title={text('payments.sources.title')} />
      <PageHead title={text('payments.sources.title')} lead={text('payments.sources.lead')} />
      <search>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            setWanted(wantedOf(new FormData(event.currentTarget), wanted));
          }}
        >
          <FilterFold count={0}>
            <NativeSelect
              label={text('payments.sources.by')}
              name="by"
              data={sourceGroup.options.map((value) => ({
                value,
                label: text(`payments.sources.by_${value}`),
              }))}
            />
            <TextInput
              label={text('payments.sources.since')}
              name="since"
              type="date"
              defaultValue={wanted.since}
            />
            <TextInput
              label={text('payments.sources.until')}
              name="until"
              type="date"
              defaultValue={wanted.until}
            />
            <Button type="submit" loading={query.isFetching && !query.isFetchingNextPage}>
              {text('payments.sources.show')}
            </Button>
          </FilterFold>
        </form>
      </search>
      <div className={styles.part}>
        <ConsoleList
          query={query}
          empty={
            <EmptyState
              picture="search"
              title={text('payments.sources.none')}
              body={text('payments.sources.none_what')}
            />
          }
          rowOf={(result) => <SourceRow key={result.value} result={result} />}
        />
        <p className={styles.quiet}>{text('payments.sources.note')}</p>
      </div>
    </Page>
  );
}
