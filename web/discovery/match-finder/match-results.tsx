import {
  IconCamera,
  IconHeart,
  IconHome,
  IconMapPin,
  IconQuote,
  IconSparkles,
  IconWifi,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useId } from 'react';
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

type Reason = FoundMatch['reasons'][number];

const icons: Readonly<Record<Reason, ComponentType<{ size: number; 'aria-hidden': true }>>> = {
  interests: IconSparkles,
  same_wish: IconHeart,
  near: IconMapPin,
  relationship: IconHome,
  online: IconWifi,
  photo: IconCamera,
  about: IconQuote,
};

/** Reasons about the profile alone. They are quieter than what both share. */
const quiet: ReadonlySet<Reason> = new Set(['online', 'photo', 'about']);

/** A reason in words, with the answer that both share. */
function ReasonText({ reason, match }: { reason: Reason; match: FoundMatch }) {
  const text = useText();
  const { distance_band, signup_reason, relationship_status } = match;
  if (reason === 'interests')
    return (
      <>
        {text('discovery.reason.shared')}
        <span className={styles.chips}>
          {match.shared_interests.map((one) => (
            <span key={one} className={styles.chip}>
              {text(`sites.interest.${one}`)}
            </span>
          ))}
        </span>
      </>
    );
  if (reason === 'same_wish' && signup_reason)
    return text('discovery.reason.wish', { wish: text(`profiles.signup_reason.${signup_reason}`) });
  if (reason === 'relationship' && relationship_status)
    return text('discovery.reason.status', {
      status: text(`profiles.relationship_status.${relationship_status}`),
    });
  if (reason === 'near' && distance_band)
    return text('discovery.match.within', { kilometres: distance_band });
  return text(`discovery.reason.${reason}`);
}

/** A match with the reasons in words: what both share, then what the profile offers (DISC-5). */
function MatchCard({ match, heart }: { match: FoundMatch; heart: ReactNode }) {
  const text = useText();
  const title = useId();
  const ordered = [
    ...match.reasons.filter((reason) => !quiet.has(reason)),
    ...match.reasons.filter((reason) => quiet.has(reason)),
  ];
  return (
    <li className={styles.match}>
      <div className={styles.tile}>
        <ProfileTile card={match} />
        <span className={styles.heart}>{heart}</span>
      </div>
      <div className={styles.why}>
        <h2 id={title} className={styles.whyTitle}>
          {text('discovery.match.why')}
        </h2>
        <ul className={styles.reasons} aria-labelledby={title}>
          {ordered.map((reason) => {
            const Icon = icons[reason];
            return (
              <li key={reason} data-quiet={quiet.has(reason)}>
                <Icon size={18} aria-hidden />
                <span>
                  <ReasonText reason={reason} match={match} />
                </span>
              </li>
            );
          })}
        </ul>
      </div>
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
