import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** At the heading of the page, unless something of the page has the focus already. */
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
 * After a change of page the keyboard goes on at the new page's heading, which a screen reader then says. Whatever the
 * page itself begins with, a tab of it that stayed, and a dialog over it come first.
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
