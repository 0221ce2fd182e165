import { useLocation } from 'react-router';
import { tagsOf } from './traffic-tags.ts';

/** A path of ours with the traffic tags of the page it stands on, for links of pages that ship no script (SHELL-11). */
export function useTaggedPath(path: string): string {
  const tags = new URLSearchParams(tagsOf(new URLSearchParams(useLocation().search))).toString();
  return tags === '' ? path : `${path}?${tags}`;
}
