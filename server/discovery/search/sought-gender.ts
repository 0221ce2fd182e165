import * as z from 'zod/mini';
import { type Gender, gender } from '#contract/profiles/fields.ts';
import { nicheSearchOf } from '#contract/sites/niche-search.ts';

/**
 * Returns the gender for a search that names none: the gender the member looks for, or for visitors that of
 * the site's niche.
 */
export function soughtGender(lookingFor: string | undefined, niche: number): Gender {
  const known = z.safeParse(gender, lookingFor);
  if (known.success) return known.data;
  return nicheSearchOf(niche).gender;
}
