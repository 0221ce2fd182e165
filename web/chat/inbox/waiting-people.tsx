import type { ReactNode } from 'react';
import type { LikedBy } from '#contract/likes/get-likes.ts';
import { LikeButton } from '#web/likes/like-button.tsx';
import { useLikes } from '#web/likes/use-likes.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileTile } from '#web/profiles/profile-tile.tsx';
import { useFictionalChoice } from '#web/profiles/use-fictional-choice.ts';
import tiles from '#web/ui/layout/tile-grid.module.css';
import { useChats } from '../use-chats.ts';
import styles from './waiting-people.module.css';

/** Tiles per list. The likes page has all of them. */
const most = 6;

/**
 * Members who wait for a first message: matches, and members whose own like is not returned yet. Both without
 * a conversation, newest first.
 */
export function useWaitingPeople(): { matches: readonly LikedBy[]; likes: readonly LikedBy[] } {
  const chats = useChats();
  const { hidden } = useFictionalChoice();
  const likes = useLikes();
  const talkedTo = new Set(chats.map(({ profile }) => profile.id));
  const isWaiting = ({ id, profile }: LikedBy) => !talkedTo.has(id) && !(hidden && profile.fictional);
  return {
    matches: (likes?.matches ?? []).filter(isWaiting),
    likes: (likes?.received ?? []).filter((like) => !like.match && isWaiting(like)),
  };
}

function Tiles(props: {
  title: string;
  people: readonly LikedBy[];
  corner?: (one: LikedBy) => ReactNode;
  className?: string | undefined;
}) {
  const { title, people, corner, className = '' } = props;
  if (people.length === 0) return null;
  return (
    <section aria-label={title} className={`${styles.people} ${className}`}>
      <h2>{title}</h2>
      <ul className={tiles.grid}>
        {people.slice(0, most).map((one) => (
          <li key={one.id} className={tiles.item}>
            <ProfileTile card={one.profile} {...(!corner && { to: `/members/${one.id}/chat` })} />
            {corner ? <span className={tiles.corner}>{corner(one)}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The matches, then the likes, of members without a conversation. A match leads to the first message, a like to
 * the profile. `withMatches` is false below a list that has the row of matches. A phone has only that row.
 */
export function WaitingPeople({ withMatches }: { withMatches: boolean }) {
  const text = useText();
  const { matches, likes } = useWaitingPeople();
  return (
    <div className={styles.lists}>
      {withMatches ? (
        <Tiles title={text('chat.matches')} people={matches} className={styles.matches} />
      ) : null}
      <Tiles
        title={text('chat.likes_waiting')}
        people={likes}
        corner={({ profile }) => <LikeButton profile={profile} round />}
      />
    </div>
  );
}
