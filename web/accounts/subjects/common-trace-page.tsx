import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { getCommonTrace } from '#contract/accounts/subjects/get-common-trace.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { NetworkBrake } from './network-brake.tsx';
import { subjectId } from './subject-id.ts';
import styles from './subjects.module.css';
import { TraceMembers } from './trace-members.tsx';

// The page requests the network or device, not the loader. Every look is recorded.
export const loader = operatorLoader(async () => {});

/**
 * A network or device that accounts have in common: members, new accounts by day, and acts (SAFE-5). Its address is
 * shown nowhere.
 */
export default function CommonTracePage() {
  const text = useText();
  const intl = useIntl();
  const id = subjectId(useParams());
  const { data, error, refetch } = useQuery(queryFor(getCommonTrace, { id }));
  const title = text(data?.kind === 'device' ? 'accounts.trace.device' : 'accounts.trace.network');
  return (
    <Page>
      <PageTitle title={title} />
      <PageHead title={title} lead={text('accounts.trace.lead')} />
      {data ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <TraceMembers key={id} trace={data} />
          </div>
          <div className={styles.column}>
            {data.kind === 'network' ? <NetworkBrake trace={data} /> : null}
            <Panel className={styles.part}>
              <h2 className={styles.heading}>{text('accounts.trace.days')}</h2>
              {data.days.length === 0 ? <p className={styles.quiet}>{text('accounts.trace.none')}</p> : null}
              <ul className={styles.list}>
                {data.days.map(({ day, opened }) => (
                  <li key={day} className={styles.line}>
                    <span>{intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' })}</span>
                    <strong>{text('accounts.trace.opened', { number: opened })}</strong>
                  </li>
                ))}
              </ul>
            </Panel>
          </div>
        </div>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={10} />
      )}
    </Page>
  );
}
