import { Fragment, type ReactNode, type Ref } from 'react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { Interest } from '#contract/sites/interest.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileTile } from '#web/profiles/profile-tile.tsx';
import styles from '#web/ui/layout/tile-grid.module.css';

/** Shows the distance to a member as a band, never exactly (GDPR-4). */
function DistanceBand({ within }: { within: number }) {
  const text = useText();
  return <>{text('discovery.band', { distance: within })}</>;
}

/** The interests that both members share: one by name, and the number of others. */
function SharedInterests({ shared }: { shared: readonly Interest[] }) {
  const text = useText();
  const [first, ...others] = shared;
  if (first === undefined) return null;
  const interest = text(`sites.interest.${first}`);
  return (
    <>
      {others.length === 0
        ? text('discovery.both_like', { interest })
        : text('discovery.both_like_more', { interest, count: others.length })}
    </>
  );
}

/** Number of cards in the first row, which load with priority. */
const firstRow = 4;

interface GridCard extends ProfileCard {
  /** Distance band in kilometres, known for search results. */
  readonly distance_band?: number | null;
  readonly shared_interests?: readonly Interest[];
  /** The page of results that starts with this card. */
  readonly startsPage?: number;
}

/** A grid of member cards, each with a like button in its corner. */
export function MemberGrid(props: {
  cards: readonly GridCard[];
  heart: (card: ProfileCard) => ReactNode;
  /** Returns the `<li>` after a number of cards, such as an advertisement (DISC-4), or nothing. */
  between?: (cards: number) => ReactNode;
  ref?: Ref<HTMLUListElement>;
}) {
  const { cards, heart, between, ref } = props;
  return (
    <ul className={styles.grid} ref={ref}>
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          <li className={styles.item} data-page={card.startsPage}>
            <ProfileTile
              card={card}
              priority={index < firstRow}
              note={card.distance_band ? <DistanceBand within={card.distance_band} /> : null}
              shared={
                card.shared_interests?.length ? <SharedInterests shared={card.shared_interests} /> : null
              }
            />
            <span className={styles.corner}>{heart(card)}</span>
          </li>
          {between?.(index + 1)}
        </Fragment>
      ))}
    </ul>
  );
}
