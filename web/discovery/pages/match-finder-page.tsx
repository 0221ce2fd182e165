import { useSearchParams } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { LikeButton } from '#web/likes/like-button.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { matchesQuery } from '../data/find-matches.ts';
import { DiscoveryTabs } from '../discovery-tabs.tsx';
import { MatchQuestions } from '../parts/match-questions.tsx';
import { MatchResults } from '../parts/match-results.tsx';
import { addressOfQuestions, answersOf, wishOf } from '../state/match-wish.ts';

export const loader = memberLoader(async ({ queryClient, url }) => {
  if (url.searchParams.has('found'))
    await queryClient.ensureQueryData(matchesQuery(wishOf(answersOf(url.searchParams))));
});

const likeButton = (card: ProfileCard) => <LikeButton profile={card} round />;

/** /match-finder: a few questions, then ranked members with the reasons (DISC-5). */
export default function MatchFinderPage() {
  const text = useText();
  const [query] = useSearchParams();
  const answers = answersOf(query);
  return (
    <Page>
      <PageTitle title={text('discovery.match.title')} />
      <PageHead title={text('discovery.match.title')} lead={text('discovery.match.lead')} />
      <DiscoveryTabs />
      {query.has('found') ? (
        <MatchResults answers={answers} again={addressOfQuestions(answers)} heart={likeButton} />
      ) : (
        <MatchQuestions before={answers} />
      )}
    </Page>
  );
}
