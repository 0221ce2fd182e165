import { type Interest, interests } from '#contract/sites/interest.ts';
import { siteById } from '#server/sites/door.ts';

/**
 * Returns the function that lists what a member shares with the viewer. It lists nothing if the site hides
 * interests.
 */
export function sharedWith(site: number, own: readonly string[]): (theirs: readonly string[]) => Interest[] {
  if (own.length === 0) return () => [];
  const shown = siteById(site).settings.visible_profile_fields.includes('interests');
  const mine = new Set<string>(shown ? own : []);
  return (theirs) => interests.filter((one) => mine.has(one) && theirs.includes(one));
}
