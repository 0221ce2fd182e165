import type { CurrentUser } from '#contract/accounts/current-user.ts';
import type { Criteria } from '#contract/discovery/criteria.ts';
import type { Settings } from '#contract/sites/settings.ts';
import { currentCountry } from '#web/sites/settings.ts';
import { ageLimits } from './member-search.ts';

/** Number of years that the people of the first search may be younger or older than the member. */
export const startYears = 10;

/**
 * The search with which everybody starts (DISC-1): the own country, and for a member nearest first and the
 * ages within ten years of their own. Without `user` it is for a visitor. Only fields that the site searches
 * by are used.
 */
export function startSearch(user: Pick<CurrentUser, 'profile'> | null, settings: Settings): Criteria {
  const offers = (field: 'country' | 'age') => settings.search_fields.includes(field);
  const country = user?.profile.country ?? currentCountry(settings);
  const age = user?.profile.age;
  return {
    ...(offers('country') && settings.countries.includes(country) && { country }),
    ...(offers('age') &&
      age !== undefined && {
        min_age: Math.max(ageLimits.youngest, age - startYears),
        max_age: Math.min(ageLimits.oldest, age + startYears),
      }),
    ...(user !== null && { order: 'nearest' as const }),
  };
}
