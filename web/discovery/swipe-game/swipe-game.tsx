import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconHeartFilled, IconX } from '@tabler/icons-react';
import { useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import type { SwipeCard as Card, SwipeState } from '#contract/discovery/get-swipe-deck.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SwipeCard } from './swipe-card.tsx';
import styles from './swipe-game.module.css';
import { type Choice, useSwipeGame } from './use-swipe-game.ts';

/**
 * Whether the keys have another meaning: in a field, in an open menu, or while a dialog is open, wherever the
 * focus is.
 */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, details[open]') !== null);

/** Swipes with the arrow keys and undoes with Backspace, except in a field or a dialog (DISC-6). */
export function useSwipeKeys(keys: { onPass(): void; onLike(): void; onUndo(): void }): void {
  const { onPass, onLike, onUndo } = keys;
  // A layout effect, because a key pressed before a normal effect would apply to the previous card.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isElsewhere(event.target)) return;
      const act = { ArrowLeft: onPass, ArrowRight: onLike, Backspace: onUndo }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onPass, onLike, onUndo]);
}

/** Buttons below the card: undo, pass and like, each with its key (DISC-6). */
function SwipeActions(props: {
  name: string | null;
  mayLike: boolean;
  mayUndo: boolean;
  onUndo(): void;
  onPass(): void;
  onLike(): void;
}) {
  const text = useText();
  const { name, mayLike, mayUndo } = props;
  const none = name === null;
  return (
    <div className={styles.actions}>
      <ActionIcon
        variant="default"
        className={styles.undo ?? ''}
        disabled={!mayUndo}
        aria-label={text('discovery.swipe.undo')}
        aria-keyshortcuts="Backspace"
        onClick={props.onUndo}
      >
        <IconArrowBackUp size={24} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        className={styles.big ?? ''}
        disabled={none}
        aria-label={none ? text('discovery.swipe.pass_none') : text('discovery.swipe.pass', { name })}
        aria-keyshortcuts="ArrowLeft"
        onClick={props.onPass}
      >
        <IconX size={32} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="filled"
        className={styles.big ?? ''}
        disabled={none || !mayLike}
        aria-label={none ? text('discovery.swipe.like_none') : text('likes.like', { name })}
        aria-keyshortcuts="ArrowRight"
        onClick={props.onLike}
      >
        <IconHeartFilled size={32} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** Shows the top card and the next one under it. */
function SwipeDeck(props: {
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
