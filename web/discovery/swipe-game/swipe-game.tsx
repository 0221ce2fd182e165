import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SwipeActions } from './swipe-actions.tsx';
import { type Leaving, LeavingCard, SwipeCard } from './swipe-card.tsx';
import styles from './swipe-game.module.css';
import type { Pull } from './use-card-drag.ts';
import { type Choice, useSwipeGame } from './use-swipe-game.ts';

/**
 * Whether the keys have another meaning: in a field, in an open menu, or while a dialog is open, wherever the
 * focus is.
 */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, details[open]') !== null);

interface SwipeKeys {
  onPass(): void;
  onLike(): void;
  onUndo(): void;
  /** Shows another picture. False if there is none, so that the key scrolls the page. */
  onStep(steps: 1 | -1): boolean;
}

/**
 * Left and right swipe, up and down show other pictures, and Backspace undoes. In a field or a dialog the keys
 * keep their meaning (DISC-6).
 */
export function useSwipeKeys({ onPass, onLike, onUndo, onStep }: SwipeKeys): void {
  // A layout effect, because a key pressed before a normal effect would apply to the previous card.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isElsewhere(event.target)) return;
      const act = {
        ArrowLeft: onPass,
        ArrowRight: onLike,
        Backspace: onUndo,
        ArrowUp: () => onStep(-1),
        ArrowDown: () => onStep(1),
      }[event.key];
      if (!act || act() === false) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onPass, onLike, onUndo, onStep]);
}

/** The cards that fly out of the window. Each goes when its motion ends, or at the next swipes. */
function useLeaving() {
  const [leaving, setLeaving] = useState<readonly Leaving[]>([]);
  return {
    leaving,
    leave: (one: Leaving) => setLeaving((before) => [...before.slice(-1), one]),
    gone: (one: Leaving) => setLeaving((before) => before.filter((other) => other !== one)),
  };
}

const still: Pull = { x: 0, y: 0, degrees: 0 };

/** The state of the game, with the shown picture of the top card and the cards on their way out. */
function useDeck(member: number) {
  const game = useSwipeGame(member);
  const { leaving, leave, gone } = useLeaving();
  const [picture, setPicture] = useState({ of: 0, at: 0 });
  const [top] = game.cards;
  const shown = picture.of === top?.id ? picture.at : 0;
  const show = (at: number): boolean => {
    if (!top || at < 0 || at >= top.images.length) return false;
    setPicture({ of: top.id, at });
    return true;
  };
  const swipe = (choice: Choice, from = still) => {
    if (!top || (choice === 'like' && !game.mayLike)) return;
    leave({ card: top, shown, choice, from });
    game.swipe(choice);
  };
  return { ...game, top, shown, show, swipe, leaving, gone };
}

/** The top card, the next one below it, and the cards that fly away above both. */
function SwipeDeck({ deck, children }: { deck: ReturnType<typeof useDeck>; children: ReactNode }) {
  const { cards, top, shown, leaving, loading, mayLike } = deck;
  // The next card comes first, because what is painted last lies on top.
  const lying = cards.slice(0, 2).reverse();
  return (
    <div className={styles.deck} aria-busy={loading} data-none={deck.state?.next_like_at ? '' : undefined}>
      {top ? null : <div className={styles.waiting} />}
      {lying.map((card) => (
        <SwipeCard
          key={card.id}
          card={card}
          below={card !== top}
          returned={card.id === deck.returned}
          shown={card === top ? shown : 0}
          mayLike={mayLike}
          onShow={deck.show}
          onSwipe={deck.swipe}
        />
      ))}
      {leaving.map((one) => (
        <LeavingCard key={one.card.id} leaving={one} onGone={() => deck.gone(one)} />
      ))}
      {children}
    </div>
  );
}

/** The swipe game: a card that fills the window, with the buttons over its foot (DISC-6). */
export function SwipeGame({ member, tabs }: { member: number; tabs: ReactNode }) {
  const text = useText();
  const deck = useDeck(member);
  const { top, loading, error, mayUndo } = deck;
  const actions = {
    onPass: () => deck.swipe('pass'),
    onLike: () => deck.swipe('like'),
    onUndo: () => {
      if (mayUndo) deck.undo();
    },
  };
  useSwipeKeys({ ...actions, onStep: (steps) => deck.show(deck.shown + steps) });
  return (
    <div className={styles.game}>
      <div className={styles.head}>
        {tabs}
        <p className={styles.keys}>{text('discovery.swipe.keys')}</p>
      </div>
      {error ? (
        <div className={styles.empty}>
          <ErrorState error={error} retry={deck.retry} />
        </div>
      ) : null}
      {!error && (top || loading) ? (
        <>
          {top ? (
            <div className={styles.glow} aria-hidden="true">
              <Picture key={top.id} image={top.main_image} name={top.name} alt="" size="thumb" />
            </div>
          ) : null}
          <SwipeDeck deck={deck}>
            <SwipeActions
              top={top}
              state={deck.state}
              mayLike={deck.mayLike}
              mayUndo={mayUndo}
              {...actions}
            />
          </SwipeDeck>
        </>
      ) : null}
      {!error && !top && !loading ? (
        <div className={styles.empty}>
          <EmptyState
            picture="search"
            title={text('discovery.swipe.empty')}
            body={text('discovery.swipe.empty_body')}
          >
            <ButtonLink to="/members">{text('discovery.swipe.to_search')}</ButtonLink>
          </EmptyState>
          <SwipeActions top={top} state={deck.state} mayLike={false} mayUndo={mayUndo} {...actions} />
        </div>
      ) : null}
    </div>
  );
}
