import { searchMembers } from '#contract/discovery/search-members.ts';
import type { Gender } from '#contract/profiles/fields.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { Settings } from '#contract/sites/settings.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import type { BoundCall } from '#web/platform/visit.ts';

/** Two rows on a phone, one on a desk. */
const shown = 6;

async function fictionalOf(call: BoundCall, gender: Gender | undefined): Promise<ProfileCard[]> {
  try {
    const { results } = await call(searchMembers, gender === undefined ? {} : { gender });
    return results.filter(({ fictional, main_image }) => fictional && main_image !== null);
  } catch (error) {
    // Not every site lets visitors search (DISC-2).
    if (error instanceof ApiProblem && error.code === 'authentication_required') return [];
    throw error;
  }
}

/**
 * Fictional profiles for the front page, as examples of how they are told apart (FIC-3), women and men where the site
 * has both. Real members never stand in the shop window: that somebody is here is nobody's business.
 */
export async function profilesToShow(call: BoundCall, settings: Settings): Promise<ProfileCard[]> {
  const genders: ReadonlyArray<Gender | undefined> = settings.search_fields.includes('gender')
    ? ['female', 'male']
    : [undefined];
  const lists = await Promise.all(genders.map((gender) => fictionalOf(call, gender)));
  return Array.from({ length: shown }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)))
    .flat()
    .slice(0, shown);
}
