import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FoundMatch } from '#contract/discovery/find-matches.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileTile } from '#web/profiles/profile-tile.tsx';
import styles from './match-card.module.css';

/** A match with the reasons in words (DISC-5). */
export function MatchCard({ match, heart }: { match: FoundMatch; heart: ReactNode }) {
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
