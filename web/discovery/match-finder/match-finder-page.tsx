import { useSearchParams } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { LikeButton } from '#web/likes/like-button.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { DiscoveryTabs } from '../search/discovery-tabs.tsx';
import bar from '../search/members-page.module.css';
import { addressOfQuestions, answersOf, matchCriteriaOf, matchesQuery } from './match-criteria.ts';
import { MatchQuestions } from './match-questions.tsx';
import { MatchResults } from './match-results.tsx';

export const loader = memberLoader(async ({ queryClient, url }) => {
  if (url.searchParams.has('found'))
    await queryClient.ensureQueryData(matchesQuery(matchCriteriaOf(answersOf(url.searchParams))));
});

const likeButton = (card: ProfileCard) => <LikeButton profile={card} round />;

/** /match-finder: a few questions, then ranked members with the reasons (DISC-5). */
export default function MatchFinderPage() {
  const text = useText();
  const [query] = useSearchParams();
  const answers = answersOf(query);
  return (
    <div className={bar.page}>
      <PageTitle title={text('discovery.match.title')} description={text('discovery.match.lead')} />
      <div className={bar.bar}>
        <h1 className={bar.unseen}>{text('discovery.match.title')}</h1>
        <DiscoveryTabs />
      </div>
      {query.has('found') ? (
        <MatchResults answers={answers} again={addressOfQuestions(answers)} heart={likeButton} />
      ) : (
        <MatchQuestions before={answers} />
      )}
    </div>
  );
}
