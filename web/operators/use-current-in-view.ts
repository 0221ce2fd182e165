import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Scrolls a row of links sideways until its current link is in the middle. Does not move the page. */
export function useCurrentInView<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current="page"]');
    // Runs for each page, because another page has another current link.
    if (!row.current || !current || pathname === '') return;
    const frame = row.current.getBoundingClientRect();
    const link = current.getBoundingClientRect();
    row.current.scrollLeft += link.left + link.width / 2 - frame.left - frame.width / 2;
  }, [pathname]);
  return row;
}
