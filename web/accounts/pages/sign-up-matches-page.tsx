import { useQuery } from '@tanstack/react-query';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { MemberGrid } from '#web/discovery/member-grid.tsx';
import { LikeButton } from '#web/likes/like-button.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/page-loader.ts';
import { queryFor } from '#web/platform/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { CardGridSkeleton } from '#web/ui/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/state-notice.tsx';
import styles from '../parts/matches.module.css';

/** Whole rows, on a phone and on a large screen. */
const shown = 10;

/** Whom the member looks for, the nearest first. */
const matchesQuery = () => queryFor(searchMembers, { order: 'nearest' });

export const loader = memberLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(matchesQuery());
});

/** The first few members for a newcomer, and the way to all of them (ACC-5). */
export default function SignUpMatchesPage() {
  const text = useText();
  const { data, error, refetch } = useQuery(matchesQuery());
  const cards = data?.results.slice(0, shown);
  const all = (
    <ButtonLink to="/members" size="lg">
      {text('accounts.matches.all')}
    </ButtonLink>
  );
  return (
    <Page>
      <PageTitle title={text('accounts.matches.title')} />
      <PageHead title={text('accounts.matches.title')} lead={text('accounts.matches.lead')} />
      {error && !cards ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {!cards && !error ? <CardGridSkeleton count={shown} /> : null}
      {cards?.length === 0 ? (
        <EmptyState
          picture="search"
          title={text('accounts.matches.none')}
          body={text('accounts.matches.none_body')}
        >
          {all}
        </EmptyState>
      ) : null}
      {cards && cards.length > 0 ? (
        <>
          <MemberGrid cards={cards} heart={(card) => <LikeButton profile={card} round />} />
          <div className={styles.on}>{all}</div>
        </>
      ) : null}
    </Page>
  );
}
