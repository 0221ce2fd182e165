import { useLocation } from 'react-router';
import { carriedOf } from './traffic-tags.ts';
import visitScript from './visit.js?url';

/** On the first page by a link with tags: what keeps them for the tab's visit, and what `lb` asks for, without framework. */
export function VisitScript() {
  const carried = carriedOf(new URLSearchParams(useLocation().search));
  return Object.keys(carried).some((name) => name !== 't') ? <script src={visitScript} defer /> : null;
}
