import { useLocation } from 'react-router';
import { carriedOf } from './traffic-tags.ts';

/**
 * Returns a function that adds the present page's traffic tags to a path, for links of pages without script
 * (SHELL-11).
 */
export function useTagged(): (path: string) => string {
  const carried = new URLSearchParams(carriedOf(new URLSearchParams(useLocation().search))).toString();
  return (path) => (carried === '' ? path : `${path}?${carried}`);
}

/** Returns a path with the traffic tags of the present page. */
export const useTaggedPath = (path: string): string => useTagged()(path);
