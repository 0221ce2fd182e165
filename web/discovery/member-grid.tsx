import { Fragment, type ReactNode, type Ref } from 'react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { ProfileTile } from '#web/profiles/profile-tile.tsx';
import styles from '#web/ui/layout/tile-grid.module.css';
import { DistanceBand } from './results/distance-band.tsx';

/** The first row, seen at once, is fetched first. */
const firstRow = 4;

interface GridCard extends ProfileCard {
  /** Kilometres within which they are; known of who was searched for. */
  readonly distance_band?: number | null;
}

/** Cards of members, each with a heart in its corner. */
export function MemberGrid(props: {
  cards: readonly GridCard[];
  heart: (card: ProfileCard) => ReactNode;
  /** What stands after so many cards, an advertisement say (DISC-4): an `<li>`, or nothing. */
  between?: (cards: number) => ReactNode;
  ref?: Ref<HTMLUListElement>;
}) {
  return (
    <ul className={styles.grid} ref={props.ref}>
      {props.cards.map((card, index) => (
        <Fragment key={card.id}>
          <li className={styles.item}>
            <ProfileTile
              card={card}
              priority={index < firstRow}
              note={card.distance_band ? <DistanceBand within={card.distance_band} /> : null}
            />
            <span className={styles.corner}>{props.heart(card)}</span>
          </li>
          {props.between?.(index + 1)}
        </Fragment>
      ))}
    </ul>
  );
}
