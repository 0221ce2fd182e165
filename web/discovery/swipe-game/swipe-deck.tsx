import type { SwipeCard as Card } from '#contract/discovery/get-swipe-deck.ts';
import { Picture } from '#web/photos/picture.tsx';
import { SwipeCard } from './swipe-card.tsx';
import styles from './swipe-deck.module.css';
import type { Choice } from './use-swipe-game.ts';

/** Shows the top card and the next one under it. */
export function SwipeDeck(props: {
  cards: readonly Card[];
  loading: boolean;
  mayLike: boolean;
  onSwipe(choice: Choice): void;
}) {
  const [top, next] = props.cards;
  return (
    <div className={styles.deck} aria-busy={props.loading}>
      {next ? (
        <div className={styles.next} aria-hidden inert>
          <Picture image={next.main_image} alt="" size="large" />
        </div>
      ) : null}
      {top ? (
        <SwipeCard key={top.id} card={top} mayLike={props.mayLike} onSwipe={props.onSwipe} />
      ) : (
        <div className={styles.waiting} />
      )}
    </div>
  );
}
