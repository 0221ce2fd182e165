import { useQuery } from '@tanstack/react-query';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { LiftButton } from '#web/profiles/lift-button.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { TextSkeleton } from '#web/ui/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/state-notice.tsx';
import { restrictionsQuery } from '../data/list-restrictions.ts';
import { RestrictionFacts } from '../parts/restriction-facts.tsx';
import styles from '../parts/waiting-reports.module.css';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(restrictionsQuery());
});

/** Who is hidden, suspended or banned now, each with the way to end it (SAFE-2, DSA-6). */
export default function RestrictionsPage() {
  const text = useText();
  const { data, error, refetch } = useQuery(restrictionsQuery());
  const list = () => {
    if (data === undefined && error !== null)
      return <ErrorState error={error} retry={() => void refetch()} />;
    if (data === undefined) return <TextSkeleton lines={8} />;
    if (data.results.length === 0)
      return (
        <EmptyState
          picture="match"
          title={text('safety.restrictions.empty')}
          body={text('safety.restrictions.empty_what')}
        />
      );
    return (
      <ul className={styles.list}>
        {data.results.map((restriction) => (
          <li key={restriction.report} className={styles.row} data-urgent={restriction.kind === 'hidden'}>
            <RestrictionFacts restriction={restriction} />
            <LiftButton member={restriction.member} number={restriction.number} />
          </li>
        ))}
      </ul>
    );
  };
  return (
    <Page>
      <PageTitle title={text('safety.restrictions.title')} />
      <PageHead title={text('safety.restrictions.title')} lead={text('safety.restrictions.lead')} />
      {list()}
    </Page>
  );
}
