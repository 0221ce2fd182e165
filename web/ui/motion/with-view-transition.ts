import { flushSync } from 'react-dom';

/**
 * Changes the page inside a view transition. Without one in the browser, or under reduced motion, the page
 * changes at once. `after` runs when the motion has ended.
 */
export function withViewTransition(change: () => void, after: () => void = () => {}): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) {
    change();
    after();
    return;
  }
  void document.startViewTransition(() => flushSync(change)).finished.finally(after);
}
