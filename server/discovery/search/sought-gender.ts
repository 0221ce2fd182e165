import * as z from 'zod/mini';
import { type Gender, type LookingFor, lookingFor } from '#contract/profiles/fields.ts';
import { nicheSearchOf } from '#contract/sites/niche-search.ts';

/**
 * Returns whom a search finds that names no gender: whom the member looks for, or for visitors the gender of
 * the site's niche.
 */
export function soughtGender(wish: string | undefined, niche: number): LookingFor {
  const known = z.safeParse(lookingFor, wish);
  if (known.success) return known.data;
  return nicheSearchOf(niche).gender;
}

/** The genders that a wish means. */
export const gendersOf = (wish: LookingFor): readonly Gender[] =>
  wish === 'both' ? ['female', 'male'] : [wish];
