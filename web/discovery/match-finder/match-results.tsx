import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FoundMatch } from '#contract/discovery/find-matches.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileTile } from '#web/profiles/profile-tile.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CardGridSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { FictionalCount } from '../results/fictional-count.tsx';
import { type MatchAnswers, matchCriteriaOf, matchesQuery } from './match-criteria.ts';
import styles from './match-results.module.css';

/** A match with the reasons in words (DISC-5). */
function MatchCard({ match, heart }: { match: FoundMatch; heart: ReactNode }) {
  const text = useText();
  const words = match.shared_interests.map((one) => text(`sites.interest.${one}`)).join(', ');
  return (
    <li className={styles.match}>
      <div className={styles.tile}>
        <ProfileTile card={match} />
        <span className={styles.heart}>{heart}</span>
      </div>
      <ul className={styles.reasons}>
        {match.reasons.map((reason) => (
          <li key={reason}>
            <IconCheck size={18} aria-hidden />
            {reason === 'interests'
              ? text('discovery.reason.interests', { interests: words })
              : text(`discovery.reason.${reason}`)}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Shows the best recently active matches with their reasons, and a link back to the questions. */
export function MatchResults(props: {
  answers: MatchAnswers;
  again: string;
  heart: (card: ProfileCard) => ReactNode;
}) {
  const text = useText();
  const { data, error, refetch } = useQuery(matchesQuery(matchCriteriaOf(props.answers)));
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) return <CardGridSkeleton count={6} />;
  const { results } = data;
  const again = (
    <ButtonLink to={props.again} variant="light">
      {text('discovery.match.again')}
    </ButtonLink>
  );
  if (results.length === 0)
    return (
      <EmptyState
        picture="search"
        title={text('discovery.match.none')}
        body={text('discovery.match.none_body')}
      >
        {again}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.head}>
        <p className={styles.count}>
          {text('discovery.match.found', { count: results.length })}
          <FictionalCount fictional={results.filter((match) => match.fictional).length} of={results.length} />
        </p>
        {again}
      </div>
      <ol className={styles.matches}>
        {results.map((match) => (
          <MatchCard key={match.id} match={match} heart={props.heart(match)} />
        ))}
      </ol>
    </>
  );
}
