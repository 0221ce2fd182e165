import { createHash } from 'node:crypto';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { oldestAge } from '#contract/discovery/criteria.ts';
import { minute } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { nicheSearchOf } from '#contract/sites/niche-search.ts';
import { birthDates } from './birth-dates.ts';
import type { Search } from './search-conditions.sql.ts';
import type { Searcher } from './searcher.sql.ts';
import { gendersOf, soughtGender } from './sought-gender.ts';

const youngest = 18;
/** A member who was active within this time counts as online, in search as on a card. */
export const onlineMilliseconds = 5 * minute;

/** The member who searches, and the site. `member` is null for a visitor. */
export interface SearchContext {
  readonly site: number;
  readonly niche: number;
  readonly member: Id | null;
}

/**
 * A visitor who chooses no gender, or that of the site's niche, sees the members of the niche (SITE-2). Both
 * give the same members, so that comparing two searches shows nobody's sexuality (GDPR-1).
 */
const ofNiche = ({ gender }: Criteria, { niche, member }: SearchContext): Pick<Criteria, 'sexuality'> => {
  const { gender: own, sexualities } = nicheSearchOf(niche);
  const open = member === null && (gender === undefined || gender === own);
  return open && sexualities.length > 0 ? { sexuality: [...sexualities] } : {};
};

/** Ids are random numbers below this one (`random_id`). */
const idRange = 2 ** 52;

/**
 * Returns the id with which the order of a visitor's search begins. It is random and changes daily. So the
 * order shows no presence, and the same members are not always the first (SAFE-9).
 */
function firstIdOf(site: number, now: Date): Id {
  const day = now.toISOString().slice(0, 10);
  const drawn = createHash('sha256').update(`${site} ${day}`).digest().readUInt32BE();
  return Math.floor((drawn / 2 ** 32) * idRange);
}

/**
 * Builds the database search from the criteria. Criteria that are left open get defaults from the member who
 * searches.
 */
export function buildSearch(
  criteria: Criteria,
  asker: SearchContext,
  searcher: Searcher | undefined,
  now: Date,
): Search {
  const { site, niche, member } = asker;
  const {
    gender,
    min_age = youngest,
    max_age = oldestAge,
    online_now,
    order = 'active',
    ...wishes
  } = criteria;
  return {
    site,
    viewer: member,
    genders: gendersOf(gender ?? soughtGender(searcher?.looking_for, niche)),
    born: birthDates(min_age, max_age, now),
    wishes: {
      ...wishes,
      ...ofNiche(criteria, asker),
      hide_fictional: wishes.hide_fictional || searcher?.hides_fictional,
    },
    onlineSince: online_now ? new Date(now.getTime() - onlineMilliseconds) : null,
    near: searcher?.near ?? null,
    nearMetres: searcher?.near_metres ?? 0,
    order,
    firstId: member === null ? firstIdOf(site, now) : null,
  };
}
