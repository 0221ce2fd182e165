import { useQuery } from '@tanstack/react-query';
import { redirect, useNavigation, useSearchParams } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { niches } from '#contract/sites/niche.ts';
import { SignUpHeart } from '#web/accounts/sign-up-heart.tsx';
import { useUser } from '#web/accounts/user.ts';
import { LikeButton } from '#web/likes/like-button.tsx';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Page, PageHead } from '#web/ui/page.tsx';
import { CardGridSkeleton } from '#web/ui/skeletons.tsx';
import { ErrorState } from '#web/ui/state-notice.tsx';
import { AutoLike } from '../auto-like.tsx';
import { searchQuery } from '../data/search-members.ts';
import { Results } from '../parts/results.tsx';
import { SearchBar } from '../parts/search-bar.tsx';
import { searchOf } from '../state/member-search.ts';
import { useSlow } from '../state/use-slow.ts';

export const loader = pageLoader(async ({ queryClient, url }) => {
  try {
    await queryClient.fetchQuery(searchQuery(searchOf(url.searchParams)));
  } catch (error) {
    // Not every site lets visitors search (DISC-2).
    if (!(error instanceof ApiProblem) || error.code !== 'authentication_required') throw error;
    throw redirect(`/login?to=${encodeURIComponent(`${url.pathname}${url.search}`)}`);
  }
});

const likeButton = (card: ProfileCard) => <LikeButton profile={card} round />;
const signUpHeart = (card: ProfileCard) => <SignUpHeart member={card} />;

export default function MembersPage() {
  const text = useText();
  const user = useUser();
  const { niche } = useSettings();
  const [query] = useSearchParams();
  const search = searchOf(query);
  const { data: found, error, refetch } = useQuery(searchQuery(search));
  const busy = useNavigation().location?.pathname === '/members';
  const slow = useSlow(busy);
  const sought = user?.profile.looking_for ?? (niches[niche - 1] === 'gay' ? 'male' : 'female');
  return (
    <Page>
      <PageTitle title={text('discovery.title')} description={text('discovery.lead')} />
      <PageHead title={text('discovery.title')} lead={text('discovery.lead')} />
      <SearchBar search={search} sought={sought} withOrder={user !== null} />
      {error && !found ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {found && !slow ? (
        <Results search={search} found={found} heart={user ? likeButton : signUpHeart} busy={busy} />
      ) : null}
      {slow || (!found && !error) ? <CardGridSkeleton count={10} /> : null}
      {user ? <AutoLike joined={user.signup_date} /> : null}
    </Page>
  );
}
