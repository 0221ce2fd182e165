import { type RefObject, useEffect } from 'react';
import { addressOfSearch, type MemberSearch } from '../criteria/member-search.ts';

/** The page whose first member is the last one above the middle of the window. */
function pageInSight(list: HTMLElement): number | null {
  const middle = window.innerHeight / 2;
  const starts = [...list.querySelectorAll<HTMLElement>('[data-page]')];
  const passed = starts.filter((start) => start.getBoundingClientRect().top < middle);
  const page = Number((passed.at(-1) ?? starts[0])?.dataset.page);
  return page > 0 ? page : null;
}

/**
 * Writes the page in sight to the address, so that the address leads back to the same place (DISC-1). The entry
 * of the history is replaced without a navigation: the list stays as it is.
 */
export function usePlaceInAddress(list: RefObject<HTMLUListElement | null>, search: MemberSearch): void {
  const { criteria, isStart = false } = search;
  useEffect(() => {
    let waits = false;
    const write = () => {
      waits = false;
      const page = list.current && pageInSight(list.current);
      if (page === null || window.location.pathname !== '/members') return;
      const address = addressOfSearch({ criteria, page, isStart });
      const { pathname, search: query, hash } = window.location;
      // Other parameters, such as those of a tagged link, are not ours to remove.
      if (page === Number(new URLSearchParams(query).get('page') ?? 1)) return;
      if (`${pathname}${query}` !== address)
        window.history.replaceState(window.history.state, '', address + hash);
    };
    const onScroll = () => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(write);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [list, criteria, isStart]);
}
