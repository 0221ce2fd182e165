import { useQuery } from '@tanstack/react-query';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { MemberGrid } from '#web/discovery/member-grid.tsx';
import { LikeButton } from '#web/likes/like-button.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CardGridSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import styles from './sign-up-matches-page.module.css';

/** Fills whole rows on a phone and on a large screen. */
const shown = 10;

/** The members that the newcomer looks for, nearest first. */
const matchesQuery = () => queryFor(searchMembers, { order: 'nearest' });

export const loader = memberLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(matchesQuery());
});

/** The first few members for a newcomer, and a link to all of them (ACC-5). */
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
