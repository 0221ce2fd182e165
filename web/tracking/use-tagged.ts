import { useLocation } from 'react-router';
import { carriedOf } from './traffic-tags.ts';

/** What puts the traffic tags of the page it stands on into paths of ours, for links of pages that ship no script (SHELL-11). */
export function useTagged(): (path: string) => string {
  const carried = new URLSearchParams(carriedOf(new URLSearchParams(useLocation().search))).toString();
  return (path) => (carried === '' ? path : `${path}?${carried}`);
}
