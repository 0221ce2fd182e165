import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { Picture } from '#web/photos/picture.tsx';
import { OnlineMark } from './online-mark.tsx';
import { ProfileName } from './profile-name.tsx';
import { ProfilePlace } from './profile-place.tsx';
import styles from './profile-tile.module.css';

/**
 * A member in a grid: 3:4 picture, name, age, label, place and a `note` beside the place. The whole tile
 * links to the profile, or to `to`.
 */
export function ProfileTile(props: { card: ProfileCard; to?: string; priority?: boolean; note?: ReactNode }) {
  const { card, priority = false } = props;
  return (
    <Link to={props.to ?? `/members/${card.id}`} prefetch="intent" className={styles.tile}>
      <span className={styles.picture}>
        <Picture image={card.main_image} alt="" size="card" priority={priority} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <ProfileName card={card} />
        </span>
        <span className={styles.place}>
          <ProfilePlace card={card} />
          {props.note ? <span>{props.note}</span> : null}
        </span>
        <OnlineMark card={card} />
      </span>
    </Link>
  );
}
