import type { ReactNode } from 'react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { ProfileTile } from '#web/profiles/profile-tile.tsx';
import styles from './member-grid.module.css';

/** The first row, seen at once, is fetched first. */
const firstRow = 4;

/** Cards of members, each with a heart in its corner. */
export function MemberGrid(props: {
  cards: readonly ProfileCard[];
  heart: (card: ProfileCard) => ReactNode;
}) {
  return (
    <ul className={styles.grid}>
      {props.cards.map((card, index) => (
        <li key={card.id} className={styles.item}>
          <ProfileTile card={card} priority={index < firstRow} />
          <span className={styles.heart}>{props.heart(card)}</span>
        </li>
      ))}
    </ul>
  );
}
