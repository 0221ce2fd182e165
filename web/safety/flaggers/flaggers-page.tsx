import { useQuery } from '@tanstack/react-query';
import { listFlaggers } from '#contract/safety/flaggers/list-flaggers.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { FlaggerForm } from './flagger-form.tsx';
import { FlaggerRow } from './flagger-row.tsx';
import styles from './flaggers.module.css';

const flaggersQuery = () => queryFor(listFlaggers, {});

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.fetchQuery(flaggersQuery());
});

/** Trusted flaggers: their keys, terms and counts (DSA art. 22). */
export default function FlaggersPage() {
  const text = useText();
  const { data, error, refetch } = useQuery(flaggersQuery());
  const list = () => {
    if (data === undefined && error !== null)
      return <ErrorState error={error} retry={() => void refetch()} />;
    if (data === undefined) return <TextSkeleton lines={6} />;
    if (data.results.length === 0) return <p className={styles.quiet}>{text('safety.flaggers.none')}</p>;
    return (
      <ul className={styles.list}>
        {data.results.map((flagger) => (
          <FlaggerRow key={flagger.id} flagger={flagger} />
        ))}
      </ul>
    );
  };
  return (
    <Page>
      <PageTitle title={text('safety.flaggers.title')} />
      <PageHead title={text('safety.flaggers.title')} lead={text('safety.flaggers.lead')} />
      <div className={styles.columns}>
        <div>{list()}</div>
        <FlaggerForm />
      </div>
    </Page>
  );
}
