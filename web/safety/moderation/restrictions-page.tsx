import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MemberLink } from '#web/operators/member-link.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { LiftButton } from '#web/profiles/lift-button.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { restrictionPages } from './list-restrictions.query.ts';
import { RestrictionFacts } from './restriction-facts.tsx';
import styles from './waiting-reports.module.css';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.fetchInfiniteQuery(restrictionPages());
});

/**
 * The members who are hidden, suspended or banned now, each with a button to lift the restriction (SAFE-2,
 * DSA-6).
 */
export default function RestrictionsPage() {
  const text = useText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    restrictionPages(),
  );
  const list = () => {
    if (data === undefined && error !== null)
      return <ErrorState error={error} retry={() => void refetch()} />;
    if (data === undefined) return <TextSkeleton lines={8} />;
    const restrictions = data.pages.flatMap(({ results }) => results);
    if (restrictions.length === 0)
      return (
        <EmptyState
          picture="match"
          title={text('safety.restrictions.empty')}
          body={text('safety.restrictions.empty_what')}
        />
      );
    return (
      <>
        <ul className={styles.list}>
          {restrictions.map((restriction) => (
            <li key={restriction.report} className={styles.row} data-urgent={restriction.kind === 'hidden'}>
              <RestrictionFacts restriction={restriction} rule={restriction.rule} />
              <div className={styles.ways}>
                <MemberLink member={restriction.member} className={styles.take} />
                {restriction.has_case ? (
                  <Link
                    to={`/console/reports/${restriction.report}`}
                    className={styles.take}
                    aria-label={text('safety.restriction.case_of', { number: restriction.number })}
                  >
                    {text('safety.restriction.case')}
                  </Link>
                ) : null}
                <LiftButton member={restriction.member} number={restriction.number} />
              </div>
            </li>
          ))}
        </ul>
        {hasNextPage ? (
          <Button
            variant="light"
            className={styles.more}
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {text('safety.restrictions.more')}
          </Button>
        ) : null}
      </>
    );
  };
  return (
    <Page>
      <PageTitle title={text('safety.restrictions.title')} />
      <PageHead
        title={text('safety.restrictions.title')}
        lead={text('safety.restrictions.lead')}
        aside={
          <Button component={Link} to="/console/refused-pictures" variant="default">
            {text('photos.refused.title')}
          </Button>
        }
      />
      {list()}
    </Page>
  );
}
