import { useLayoutEffect } from 'react';

/** Where the keys mean something else: in a field or an open menu, and below a dialog, wherever the focus is then. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, details[open]') !== null);

/** The arrows swipe and Backspace takes back, wherever the focus is but in a field or a dialog (DISC-6). */
export function useSwipeKeys(keys: { onPass(): void; onLike(): void; onUndo(): void }): void {
  const { onPass, onLike, onUndo } = keys;
  // With what is shown, not after it: a key pressed in between would mean what was there before.
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
