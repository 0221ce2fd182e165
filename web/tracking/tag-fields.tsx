import { useLocation } from 'react-router';
import { carriedOf } from './traffic-tags.ts';

/**
 * Hidden fields with the tags, like `useTaggedPath` for links, because a form replaces the query of its
 * address (SHELL-11).
 */
export function TagFields() {
  const carried = carriedOf(new URLSearchParams(useLocation().search));
  return Object.entries(carried).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
