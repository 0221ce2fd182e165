import * as z from 'zod/mini';
import { type Gender, gender } from '#contract/profiles/fields.ts';
import { nicheSearchOf } from '#contract/sites/niche-search.ts';

/** Whom a search is for that does not say: what the member looks for; for visitors what the site is about. */
export function soughtGender(lookingFor: string | undefined, niche: number): Gender {
  const known = z.safeParse(gender, lookingFor);
  if (known.success) return known.data;
  return nicheSearchOf(niche).gender;
}
