import { useLayoutEffect } from 'react';

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
