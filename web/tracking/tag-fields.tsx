import { useLocation } from 'react-router';
import { carriedOf } from './traffic-tags.ts';

/** What `useTaggedPath` does for links, inside a form: its own query would leave the tags behind (SHELL-11). */
export function TagFields() {
  const carried = carriedOf(new URLSearchParams(useLocation().search));
  return Object.entries(carried).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
