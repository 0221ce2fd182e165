import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/state-notice.tsx';
import { findingPages } from '../data/list-findings.ts';
import styles from '../parts/console.module.css';
import { ConsoleList } from '../parts/console-list.tsx';
import { FindingRow } from '../parts/finding-row.tsx';
import { MoneyDeskNav } from '../parts/money-desk-nav.tsx';
import { ReconciliationRuns } from '../parts/reconciliation-runs.tsx';
import { Which } from '../parts/which.tsx';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(findingPages(false));
});

/** In what our books and those of the providers differ, and when they were compared (CRED-11). */
export default function ReconciliationConsolePage() {
  const text = useText();
  const [resolved, setResolved] = useState(false);
  const query = useInfiniteQuery(findingPages(resolved));
  const newest = query.data?.pages[0];
  return (
    <Page>
      <PageTitle title={text('credits.desk.reconciliation')} />
      <PageHead title={text('credits.desk.reconciliation')} lead={text('credits.desk.reconciliation_lead')} />
      <MoneyDeskNav />
      {newest?.overdue ? (
        <p className={styles.overdue} role="status">
          {text('credits.runs.overdue')}
        </p>
      ) : null}
      <div className={styles.part}>
        <Which
          label={text('credits.finding.which')}
          first={text('credits.finding.open')}
          second={text('credits.finding.resolved')}
          isSecond={resolved}
          onChoose={setResolved}
        />
        <ConsoleList
          query={query}
          empty={
            resolved ? (
              <EmptyState
                picture="match"
                title={text('credits.finding.none_resolved')}
                body={text('credits.finding.none_resolved_what')}
              />
            ) : newest?.overdue ? (
              // Nothing is known to differ, and nobody looked.
              <EmptyState title={text('credits.desk.tile_overdue')} />
            ) : (
              <EmptyState
                picture="match"
                title={text('credits.finding.none')}
                body={text('credits.finding.none_what')}
              />
            )
          }
          rowOf={(finding) => <FindingRow key={finding.id} finding={finding} />}
        />
        {newest === undefined ? null : <ReconciliationRuns runs={newest.runs} />}
      </div>
    </Page>
  );
}
