import { useLocation } from 'react-router';
import { carriedOf } from './traffic-tags.ts';
import visitScript from './visit.js?url';

/**
 * Script on the first page of a tagged link, without framework. Stores the tags for the visit of the tab, and
 * counts the visit for `lb`.
 */
export function VisitScript() {
  const carried = carriedOf(new URLSearchParams(useLocation().search));
  return Object.keys(carried).some((name) => name !== 't') ? <script src={visitScript} defer /> : null;
}
