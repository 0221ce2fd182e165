import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focuses the heading of the page, unless an element of the page already has the focus. */
const begin = () => {
  const page = document.getElementById('content');
  const focused = document.activeElement;
  if (page === null || page.contains(focused)) return;
  const dialog = focused?.closest('dialog[open]');
  if (dialog) {
    dialog.addEventListener('close', begin, { once: true });
    return;
  }
  const heading = page.querySelector('h1') ?? page;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/**
 * After navigation, moves the focus to the new page's heading, which a screen reader then reads. A focus that
 * the page sets itself, a tab that stayed and an open dialog take precedence.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    begin();
  }, [pathname]);
}
