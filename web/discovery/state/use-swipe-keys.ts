import { useEffect } from 'react';

/** The arrows swipe and Backspace takes back, wherever the focus is but in a field or a dialog (DISC-6). */
export function useSwipeKeys(keys: { onPass(): void; onLike(): void; onUndo(): void }): void {
  const { onPass, onLike, onUndo } = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      if (
        target instanceof Element &&
        target.closest('input, textarea, select, [role="dialog"], details[open]')
      )
        return;
      const act = { ArrowLeft: onPass, ArrowRight: onLike, Backspace: onUndo }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onPass, onLike, onUndo]);
}
