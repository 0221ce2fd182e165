import { useEffect } from 'react';

/**
 * Keeps the text field above a phone's keyboard. If the browser lays the keyboard over the page (iOS), the
 * conversation gets the height of the visible part. In other browsers the page itself shrinks
 * (`interactive-widget`).
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Zoomed in, the page keeps its size.
      if (seen.scale > 1.01) return;
      style.setProperty('--seen-height', `${seen.height}px`);
      if (seen.offsetTop > 0) window.scrollTo(0, 0);
    };
    measure();
    seen.addEventListener('resize', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      style.removeProperty('--seen-height');
    };
  }, []);
}
