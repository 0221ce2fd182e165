import { IconHeartFilled, IconX } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { SwipeCard as Card } from '#contract/discovery/get-swipe-deck.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { InterestIcon } from '#web/profiles/interest-icon.tsx';
import { OnlineMark } from '#web/profiles/online-mark.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ProfilePlace } from '#web/profiles/profile-place.tsx';
import onPhoto from '#web/ui/layout/on-photo.module.css';
import { Segments } from '#web/ui/layout/segments.tsx';
import styles from './swipe-card.module.css';
import { type Pull, useCardDrag } from './use-card-drag.ts';
import type { Choice } from './use-swipe-game.ts';

/** The number of shared interests with a name of their own. */
const named = 2;

/** The interests that both members have, the first ones by name. */
function SharedInterests({ interests }: { interests: Card['shared_interests'] }) {
  const text = useText();
  const more = interests.length - named;
  if (interests.length === 0) return null;
  return (
    <span className={styles.shared}>
      <span className={styles.unseen}>{text('profiles.share')}: </span>
      {interests.slice(0, named).map((interest) => (
        <span key={interest} className={styles.chip}>
          <InterestIcon interest={interest} size={16} />
          {text(`sites.interest.${interest}`)}
        </span>
      ))}
      {more > 0 ? (
        <span className={styles.chip}>{text('discovery.swipe.more_shared', { count: more })}</span>
      ) : null}
    </span>
  );
}

/** The pictures of a card: the shown one, above the next one, which is loaded already. */
function CardPictures({ card, shown }: { card: Card; shown: number }) {
  const images = card.images.length > 0 ? card.images : [card.main_image];
  return (
    <span className={styles.pictures}>
      {images.map((image, at) =>
        at === shown || at === shown + 1 ? (
          <span key={image?.filename ?? ''} className={styles.picture} data-shown={at === shown}>
            <Picture image={image} name={card.name} alt="" size="large" priority />
          </span>
        ) : null,
      )}
    </span>
  );
}

/** Everything on a card that the member sees and does not operate. */
export function CardFace({ card, shown }: { card: Card; shown: number }) {
  return (
    <>
      <CardPictures card={card} shown={shown} />
      <span className={styles.top}>
        <Segments count={card.images.length} shown={shown} />
      </span>
    </>
  );
}

/** Name, place, presence and shared interests on the foot of the picture. They link to the profile. */
export function CardWords({ card, top = false }: { card: Card; top?: boolean }) {
  const text = useText();
  return (
    <Link to={`/members/${card.id}`} className={`${styles.words} ${onPhoto.words}`} draggable={false}>
      <span className={styles.name} data-name={top || undefined}>
        <ProfileName card={card} />
      </span>
      <span className={styles.place}>
        <span>
          <ProfilePlace card={card} />
          {card.distance_band ? ` · ${text('discovery.band', { distance: card.distance_band })}` : null}
        </span>
        <OnlineMark card={card} />
      </span>
      <SharedInterests interests={card.shared_interests} />
    </Link>
  );
}

/**
 * The left half of the picture shows the picture before, the right half the next one. Never `disabled`,
 * because a card is dragged by these halves, and Firefox sends no pointer event to a disabled button.
 */
function PictureSteps({ card, shown, onShow }: { card: Card; shown: number; onShow(at: number): void }) {
  const text = useText();
  const last = card.images.length - 1;
  if (last < 1) return null;
  return (
    <>
      <button
        type="button"
        className={styles.before}
        aria-label={text('profiles.photo_before')}
        aria-disabled={shown === 0}
        onClick={() => onShow(shown - 1)}
      />
      <button
        type="button"
        className={styles.after}
        aria-label={text('profiles.photo_next')}
        aria-disabled={shown === last}
        onClick={() => onShow(shown + 1)}
      />
    </>
  );
}

/**
 * The card on top. Dragging to the right likes, to the left passes. A tap on the picture shows another
 * picture, and a tap on the words opens the profile (DISC-6).
 */
export function SwipeCard(props: {
  card: Card;
  shown: number;
  mayLike: boolean;
  /** The card lies below the top one, and nothing on it can be operated. */
  below?: boolean;
  /** The card came back after an undo. */
  returned?: boolean;
  onShow(at: number): void;
  onSwipe(choice: Choice, from: Pull): void;
}) {
  const text = useText();
  const { card, shown, mayLike, below = false, returned = false } = props;
  const handlers = useCardDrag(props.onSwipe, mayLike);
  const count = card.images.length;
  return (
    <div
      className={styles.card}
      data-may-like={mayLike}
      data-below={below}
      data-returned={returned}
      aria-hidden={below}
      inert={below}
      {...handlers}
    >
      <CardFace card={card} shown={shown} />
      {count > 1 ? (
        <span className={styles.unseen} aria-live="polite">
          {text('profiles.photo_of', { number: shown + 1, count })}
        </span>
      ) : null}
      <PictureSteps card={card} shown={shown} onShow={props.onShow} />
      <CardWords card={card} top={!below} />
      <span className={styles.leaning} data-choice="like" aria-hidden>
        <IconHeartFilled size={44} />
      </span>
      <span className={styles.leaning} data-choice="pass" aria-hidden>
        <IconX size={44} />
      </span>
    </div>
  );
}

/** A card that was swiped just now, on its way out of the window. Decoration. */
export interface Leaving {
  readonly card: Card;
  readonly shown: number;
  readonly choice: Choice;
  readonly from: Pull;
}

export function LeavingCard({ leaving, onGone }: { leaving: Leaving; onGone(): void }) {
  const { card, shown, choice, from } = leaving;
  const start: CSSProperties & Record<`--${string}`, string> = {
    '--x': `${from.x}px`,
    '--turn': `${from.degrees}deg`,
    '--pull': choice === 'like' ? '1' : '-1',
  };
  return (
    <div
      className={`${styles.card} ${styles.leaves}`}
      data-choice={choice}
      data-may-like
      style={start}
      aria-hidden
      inert
      onAnimationEnd={onGone}
    >
      <CardFace card={card} shown={shown} />
      <CardWords card={card} />
      <span className={styles.leaning} data-choice={choice}>
        {choice === 'like' ? <IconHeartFilled size={44} /> : <IconX size={44} />}
      </span>
    </div>
  );
}
