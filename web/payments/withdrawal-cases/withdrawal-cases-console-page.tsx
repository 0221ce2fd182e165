import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { WithdrawalCase } from '#contract/payments/console/withdrawal-case.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import styles from '../console-parts/console.module.css';
import { ConsoleList } from '../console-parts/console-list.tsx';
import { ListSwitch } from '../console-parts/list-switch.tsx';
import { PaymentsConsoleNav } from '../console-parts/payments-console-nav.tsx';
import { withdrawalCasePages } from './list-withdrawal-cases.query.ts';

/** One case without its sender; the whole row links to it. */
function CaseRow({ found }: { found: WithdrawalCase }) {
  const text = useText();
  const intl = useIntl();
  const { id, order, reason, declared_at, due_at, declarations, receipted_at, outcome } = found;
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium' });
  return (
    <li>
      <Link to={`/console/withdrawals/${id}`} className={styles.row}>
        <span className={styles.what}>
          <span className={styles.name}>{text('payments.case.order', { number: order })}</span>
          <span className={styles.facts}>
            <span>{text(`payments.case.reason.${reason}`)}</span>
            <time dateTime={declared_at}>{date(declared_at)}</time>
            {declarations > 1 ? <span>{text('payments.case.times', { declarations })}</span> : null}
            {outcome === null && receipted_at === null ? (
              <span>{text('payments.case.no_receipt')}</span>
            ) : null}
          </span>
        </span>
        <span className={styles.end}>
          <Pill tone={outcome === null ? 'warning' : 'quiet'}>
            {outcome === null
              ? text('payments.case.due', { date: date(due_at) })
              : text(`payments.case.outcome.${outcome}`)}
          </Pill>
        </span>
      </Link>
    </li>
  );
}

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(withdrawalCasePages(false));
});

/** The withdrawals that match no order or no proven buyer (CON-4, SAFE-2). */
export default function WithdrawalCasesConsolePage() {
  const text = useText();
  const [closed, setClosed] = useState(false);
  const query = useInfiniteQuery(withdrawalCasePages(closed));
  return (
    <Page>
      <PageTitle title={text('payments.case.title')} />
      <PageHead title={text('payments.case.title')} lead={text('payments.case.lead')} />
      <PaymentsConsoleNav />
      <ListSwitch
        label={text('payments.case.which')}
        first={text('payments.case.open')}
        second={text('payments.case.closed')}
        isSecond={closed}
        onChoose={setClosed}
      />
      <ConsoleList
        query={query}
        empty={
          closed ? (
            <EmptyState picture="match" title={text('payments.case.none_closed')} />
          ) : (
            <EmptyState
              picture="match"
              title={text('payments.case.none')}
              body={text('payments.case.none_what')}
            />
          )
        }
        rowOf={(found) => <CaseRow key={found.id} found={found} />}
      />
    </Page>
  );
}
