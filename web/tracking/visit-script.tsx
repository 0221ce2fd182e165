import { useLocation } from 'react-router';
import { carriedOf } from './traffic-tags.ts';

/** On the first page by a link with tags: what keeps them for the tab's visit, and what `lb` asks for, without framework. */
export function VisitScript() {
  const carried = carriedOf(new URLSearchParams(useLocation().search));
  return Object.keys(carried).some((name) => name !== 't') ? <script src="/visit.js" defer /> : null;
}
