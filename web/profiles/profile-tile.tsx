import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { Picture } from '#web/photos/picture.tsx';
import { OnlineMark } from './online-mark.tsx';
import { ProfileName } from './profile-name.tsx';
import { ProfilePlace } from './profile-place.tsx';
import styles from './profile-tile.module.css';

/**
 * A member in a grid: a 3:4 picture from edge to edge. Name, age, label, place and online dot are on its foot
 * (FIC-2). `note` follows the place, and `shared` is a chip about what both members like. The whole tile links
 * to the profile, or to `to`. The lower right corner stays free for a button.
 */
export function ProfileTile(props: {
  card: ProfileCard;
  to?: string;
  priority?: boolean;
  note?: ReactNode;
  shared?: ReactNode;
}) {
  const { card, priority = false } = props;
  return (
    <Link to={props.to ?? `/members/${card.id}`} prefetch="intent" className={styles.tile}>
      <Picture image={card.main_image} alt="" size="card" priority={priority} />
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
