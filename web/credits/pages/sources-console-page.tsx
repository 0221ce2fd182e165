import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sourceGroup } from '#contract/credits/list-sources.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/state-notice.tsx';
import { type SourcesWanted, sourcePages } from '../data/list-sources.ts';
import styles from '../parts/console.module.css';
import { ConsoleList } from '../parts/console-list.tsx';
import { SourceRow } from '../parts/source-row.tsx';
import { lastDays } from '../state/last-days.ts';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(sourcePages({ by: 'network', ...lastDays(new Date()) }));
});

/** What is not filled in stays as it was. */
const wantedOf = (form: FormData, before: SourcesWanted): SourcesWanted => ({
  by: sourceGroup.safeParse(form.get('by')).data ?? before.by,
  since: String(form.get('since') || before.since),
  until: String(form.get('until') || before.until),
});

/** What traffic sources brought (SHELL-11, SAFE-2). */
export default function SourcesConsolePage() {
  const text = useText();
  const [wanted, setWanted] = useState<SourcesWanted>(() => ({ by: 'network', ...lastDays(new Date()) }));
  const query = useInfiniteQuery(sourcePages(wanted));
  return (
    <Page>
      <PageTitle title={text('credits.sources.title')} />
      <PageHead title={text('credits.sources.title')} lead={text('credits.sources.lead')} />
      <search>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            setWanted(wantedOf(new FormData(event.currentTarget), wanted));
          }}
        >
          <NativeSelect
            label={text('credits.sources.by')}
            name="by"
            data={sourceGroup.options.map((value) => ({ value, label: text(`credits.sources.by_${value}`) }))}
          />
          <TextInput
            label={text('credits.sources.since')}
            name="since"
            type="date"
            defaultValue={wanted.since}
          />
          <TextInput
            label={text('credits.sources.until')}
            name="until"
            type="date"
            defaultValue={wanted.until}
          />
          <Button type="submit" loading={query.isFetching && !query.isFetchingNextPage}>
            {text('credits.sources.show')}
          </Button>
        </form>
      </search>
      <div className={styles.part}>
        <ConsoleList
          query={query}
          empty={
            <EmptyState
              picture="search"
              title={text('credits.sources.none')}
              body={text('credits.sources.none_what')}
            />
          }
          rowOf={(result) => <SourceRow key={result.value} result={result} />}
        />
        <p className={styles.quiet}>{text('credits.sources.note')}</p>
      </div>
    </Page>
  );
}
