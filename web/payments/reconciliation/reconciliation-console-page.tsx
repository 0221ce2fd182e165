import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { findingKinds } from '#contract/payments/console/list-findings.ts';
import styles from '#web/operators/console.module.css';
import { ConsoleList } from '#web/operators/console-list.tsx';
import { choiceIn, ItemFilters, itemFilterOf } from '#web/operators/item-filters.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { ListSwitch } from '../console-parts/list-switch.tsx';
import { PaymentsConsoleNav } from '../console-parts/payments-console-nav.tsx';
import { FindingRow } from './finding-row.tsx';
import { type FindingFilter, findingPages } from './list-findings.query.ts';
import { ReconciliationRuns } from './reconciliation-runs.tsx';

/** The filters that the address of the page holds. */
const filterOf = (search: URLSearchParams): FindingFilter => {
  const why = choiceIn(search, 'why', findingKinds);
  return { ...itemFilterOf(search), ...(why && { why }) };
};

export const loader = operatorLoader(async ({ queryClient, url }) => {
  await queryClient.prefetchInfiniteQuery(findingPages(false, filterOf(url.searchParams)));
});

/**
 * The differences between our books and those of the payment providers, and the times of the comparisons
 * (CRED-11).
 */
export default function ReconciliationConsolePage() {
  const text = useText();
  const [resolved, setResolved] = useState(false);
  const [search] = useSearchParams();
  const query = useInfiniteQuery(findingPages(resolved, resolved ? {} : filterOf(search)));
  const newest = query.data?.pages[0];
  return (
    <Page>
      <PageTitle title={text('payments.desk.reconciliation')} />
      <PageHead
        title={text('payments.desk.reconciliation')}
        lead={text('payments.desk.reconciliation_lead')}
      />
      <PaymentsConsoleNav />
      {newest?.overdue ? (
        <p className={styles.overdue} role="status">
          {text('payments.runs.overdue')}
        </p>
      ) : null}
      <div className={styles.part}>
        <ListSwitch
          label={text('payments.finding.which')}
          first={text('payments.finding.open')}
          second={text('payments.finding.resolved')}
          isSecond={resolved}
          onChoose={setResolved}
        />
        {resolved ? null : (
          <ItemFilters
            first="newest"
            own={{
              name: 'why',
              label: text('operators.item.kind'),
              choices: findingKinds.map((kind) => [kind, text(`payments.finding.${kind}`)]),
            }}
            matching={newest?.matching}
          />
        )}
        <ConsoleList
          query={query}
          empty={
            resolved ? (
              <EmptyState
                picture="match"
                title={text('payments.finding.none_resolved')}
                body={text('payments.finding.none_resolved_what')}
              />
            ) : newest?.overdue ? (
              // No difference is known, but the comparison is overdue.
              <EmptyState title={text('payments.desk.tile_overdue')} />
            ) : (
              <EmptyState
                picture="match"
                title={text('payments.finding.none')}
                body={text('payments.finding.none_what')}
              />
            )
          }
          rowOf={(finding) => <FindingRow key={finding.id} finding={finding} owner={finding.owner} />}
        />
        {newest === undefined ? null : <ReconciliationRuns runs={newest.runs} />}
      </div>
    </Page>
  );
}
