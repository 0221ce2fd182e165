import { IconHeartFilled, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { SwipeCard as Card } from '#contract/discovery/get-swipe-deck.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { OnlineMark } from '#web/profiles/online-mark.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ProfilePlace } from '#web/profiles/profile-place.tsx';
import styles from './swipe-card.module.css';
import { useDrag } from './use-drag.ts';
import type { Choice } from './use-swipe-game.ts';

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
