import type { ReactNode } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { Picture } from '#web/photos/picture.tsx';
import { OnlineMark } from './online-mark.tsx';
import { ProfileName } from './profile-name.tsx';
import { ProfilePlace } from './profile-place.tsx';
import styles from './profile-tile.module.css';
import { SecondPhoto, usePeek } from './second-photo.tsx';

/**
 * A member in a grid: a 3:4 picture from edge to edge. Name, age, label, place and online dot are on its foot
 * (FIC-2). `note` follows the place, and `shared` is a chip about what both members like. The whole tile links
 * to the profile, or to `to`, and grows into its photo. The lower right corner stays free for a button. A
 * mouse or the keyboard focus shows the second photo. `large` is for a tile as wide as a phone.
 */
export function ProfileTile(props: {
  card: ProfileCard;
  to?: string;
  priority?: boolean;
  large?: boolean;
  note?: ReactNode;
  shared?: ReactNode;
}) {
  const { card, priority = false, large = false, to = `/members/${card.id}` } = props;
  const moves = useViewTransitionState(to);
  const { wanted, handlers } = usePeek();
  return (
    <Link
      to={to}
      prefetch="intent"
      viewTransition
      className={styles.tile}
      style={moves ? { viewTransitionName: `member-${card.id}` } : undefined}
      {...handlers}
    >
      <Picture
        image={card.main_image}
        name={card.name}
        alt=""
        size={large ? 'large' : 'card'}
        priority={priority}
      />
      {wanted ? <SecondPhoto id={card.id} /> : null}
      <span className={styles.foot}>
        <span className={styles.name}>
          <ProfileName card={card} />
          <OnlineMark card={card} />
        </span>
        <span className={styles.place}>
          <ProfilePlace card={card} />
          {props.note ? <span>{props.note}</span> : null}
        </span>
        {props.shared ? <span className={styles.shared}>{props.shared}</span> : null}
      </span>
    </Link>
  );
}
