import { IconHeartFilled, IconX } from '@tabler/icons-react';
import { type PointerEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { SwipeCard as Card } from '#contract/discovery/get-swipe-deck.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { OnlineMark } from '#web/profiles/online-mark.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ProfilePlace } from '#web/profiles/profile-place.tsx';
import styles from './swipe-card.module.css';
import type { Choice } from './use-swipe-game.ts';

/** Minimum distance in pixels of a swipe. */
const far = 110;
/** Distance in pixels below which a touch is a tap. */
const near = 8;

interface Drag {
  readonly from: number;
  readonly pointer: number;
}

/** Tracks a card dragged by finger or mouse: its offset, and the swipe on release (DISC-6). */
function useDrag(onSwipe: (choice: Choice) => void, mayLike: boolean) {
  const drag = useRef<Drag | null>(null);
  const [offset, setOffset] = useState(0);
  const moved = useRef(false);

  const end = ({ pointerId, currentTarget }: PointerEvent<HTMLElement>, swiped: boolean) => {
    if (drag.current?.pointer !== pointerId) return;
    drag.current = null;
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
    setOffset(0);
    if (!swiped || Math.abs(offset) < far) return;
    if (offset > 0 && mayLike) onSwipe('like');
    if (offset < 0) onSwipe('pass');
  };

  return {
    offset,
    /** The swipe that a release would make now. */
    leaning: offset >= far && mayLike ? 'like' : offset <= -far ? 'pass' : null,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!event.isPrimary || event.button !== 0) return;
        moved.current = false;
        drag.current = { from: event.clientX, pointer: event.pointerId };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag.current?.pointer !== event.pointerId) return;
        const by = event.clientX - drag.current.from;
        if (!moved.current && Math.abs(by) < near) return;
        // The pointer is captured only after a move, so that a tap stays a click on the link.
        if (!moved.current) event.currentTarget.setPointerCapture(event.pointerId);
        moved.current = true;
        setOffset(by);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
      // Suppresses the click at the end of a drag.
      onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
        if (!moved.current) return;
        moved.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  } as const;
}

/** Degrees a card turns for each pixel it is dragged. */
const turn = 0.05;

/** The card on top. Dragging to the right likes, to the left passes; a tap opens the profile. */
export function SwipeCard(props: { card: Card; mayLike: boolean; onSwipe(choice: Choice): void }) {
  const { card } = props;
  const text = useText();
  const { offset, leaning, handlers } = useDrag(props.onSwipe, props.mayLike);
  return (
    <div
      className={styles.card}
      data-dragged={offset !== 0}
      style={offset === 0 ? {} : { transform: `translateX(${offset}px) rotate(${offset * turn}deg)` }}
      {...handlers}
    >
      <Link to={`/members/${card.id}`} className={styles.link} draggable={false}>
        <span className={styles.picture}>
          <Picture image={card.main_image} alt="" size="large" priority />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            <ProfileName card={card} />
          </span>
          <span className={styles.place}>
            <ProfilePlace card={card} />
          </span>
          <OnlineMark card={card} />
          {card.shared_interests.length > 0 ? (
            <span className={styles.shared}>
              {text('discovery.swipe.shared', {
                interests: card.shared_interests.map((one) => text(`sites.interest.${one}`)).join(', '),
              })}
            </span>
          ) : null}
        </span>
      </Link>
      {leaning ? (
        <span className={styles.leaning} data-choice={leaning} aria-hidden>
          {leaning === 'like' ? <IconHeartFilled size={44} /> : <IconX size={44} />}
        </span>
      ) : null}
    </div>
  );
}
