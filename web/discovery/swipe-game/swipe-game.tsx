import { useIntl } from 'react-intl';
import type { SwipeState } from '#contract/discovery/get-swipe-deck.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SwipeActions } from './swipe-actions.tsx';
import { SwipeDeck } from './swipe-deck.tsx';
import styles from './swipe-game.module.css';
import { useSwipeGame } from './use-swipe-game.ts';
import { useSwipeKeys } from './use-swipe-keys.ts';

/** Shows how many of the four likes are left, or when the next one is available. */
function SwipesLeft({ state }: { state: SwipeState }) {
  const text = useText();
  const intl = useIntl();
  const { likes_left, next_like_at } = state;
  if (next_like_at === null) return text('discovery.swipe.left', { count: likes_left });
  const time = intl.formatDate(next_like_at, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
  return text('discovery.swipe.none_left', { time });
}

/** The swipe game: deck, buttons and the remaining likes of the day. */
export function SwipeGame({ member }: { member: number }) {
  const text = useText();
  const { cards, error, retry, loading, state, mayLike, mayUndo, swipe, undo } = useSwipeGame(member);
  const actions = {
    onPass: () => swipe('pass'),
    onLike: () => swipe('like'),
    onUndo: () => mayUndo && undo(),
  };
  useSwipeKeys(actions);
  if (error) return <ErrorState error={error} retry={retry} />;
  const [top] = cards;
  return (
    <div className={styles.game}>
      {top || loading ? (
        <SwipeDeck cards={cards} loading={loading} mayLike={mayLike} onSwipe={swipe} />
      ) : (
        <EmptyState
          picture="search"
          title={text('discovery.swipe.empty')}
          body={text('discovery.swipe.empty_body')}
        >
          <ButtonLink to="/members">{text('discovery.swipe.to_search')}</ButtonLink>
        </EmptyState>
      )}
      <SwipeActions name={top?.name ?? null} mayLike={mayLike} mayUndo={mayUndo} {...actions} />
      <p className={styles.left} aria-live="polite">
        {state ? <SwipesLeft state={state} /> : null}
      </p>
      <p className={styles.keys}>{text('discovery.swipe.keys')}</p>
    </div>
  );
}
