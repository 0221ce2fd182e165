import { useLocation } from 'react-router';
import { carriedOf } from './traffic-tags.ts';

/** A path of ours with the traffic tags of the page it stands on, for links of pages that ship no script (SHELL-11). */
export function useTaggedPath(path: string): string {
  const carried = new URLSearchParams(carriedOf(new URLSearchParams(useLocation().search))).toString();
  return carried === '' ? path : `${path}?${carried}`;
}
