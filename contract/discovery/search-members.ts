import * as z from 'zod/mini';
import {
  agesInOrder,
  distanceBands,
  mostInterests,
  oldestAge,
  searchOrder,
} from '#contract/discovery/criteria.ts';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { queryFlag, queryList } from '#contract/kit/query.ts';
import { attributeValues } from '#contract/profiles/attributes.ts';
import { gender, sexualities } from '#contract/profiles/fields.ts';
import { profileCard } from '#contract/profiles/profile-card.ts';
import { country, countryRegion } from '#contract/sites/country.ts';
import { interests } from '#contract/sites/interest.ts';
import { trafficSource } from '#contract/tracking/traffic-source.ts';

/** Matches are counted exactly up to here, then shown as "500+" (DISC-1). */
export const searchCap = 500;

/** Cards on a page of results. */
export const searchPageSize = 20;

const band = z.literal(distanceBands);

/** Somebody found. */
export const searchResult = z.extend(profileCard, {
  /** They live within so many kilometres; null: further, not known, they do not tell (GDPR-4), or fictional (FIC-7). */
  distance_band: z.nullable(band),
});

export type SearchResult = z.output<typeof searchResult>;

/**
 * Members of the site by the site's `search_fields` (any other field is refused) and by the filters that are
 * everywhere; real members first, recently active first, or nearest to the caller. Visitors where the site allows it
 * (DISC-2), which may depend on where they came from. Lists are written with commas.
 *
 * Pages are stable: an answer carries a `snapshot`, and whoever asks for another page of the same search with it sees
 * nobody twice and misses nobody, whatever the members do meanwhile. Without it a search begins afresh. It keeps for
 * an hour; later the pages after the first are put together again, which is no error.
 */
export const searchMembers = operation({
  name: 'discovery/search-members',
  summary: 'Search members',
  method: 'GET',
  path: '/api/members.php',
  caller: 'anyone',
  input: z
    .strictObject({
      gender: z.optional(gender),
      country: z.optional(country),
      countryregion: z.optional(countryRegion),
      min_age: z.optional(queryInteger(18, oldestAge)),
      max_age: z.optional(queryInteger(18, oldestAge)),
      sexuality: z.optional(queryList(sexualities)),
      hair_color: z.optional(queryList(attributeValues.hair_color)),
      eye_color: z.optional(queryList(attributeValues.eye_color)),
      body_type: z.optional(queryList(attributeValues.body_type)),
      relationship_status: z.optional(queryList(attributeValues.relationship_status)),
      tattoos: z.optional(queryList(attributeValues.tattoos)),
      signup_reason: z.optional(queryList(attributeValues.signup_reason)),
      interests: z.optional(queryList(interests, mostInterests)),
      with_photo: z.optional(queryFlag),
      online_now: z.optional(queryFlag),
      /** Needs to know where the caller is: refused with `no_position` where it does not. */
      distance: z.optional(z.pipe(queryInteger(1, 1000), z.literal(distanceBands, 'invalid'))),
      /** Leaves fictional profiles out (FIC-11). */
      hide_fictional: z.optional(queryFlag),
      order: z._default(searchOrder, 'active'),
      ...trafficSource,
      page: z._default(queryInteger(1, searchCap / searchPageSize), 1),
      snapshot: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{12,240}$/, 'invalid'))),
    })
    .check(agesInOrder),
  answer: z.object({
    pageNumber: z.int(),
    results: z.array(searchResult),
    numResults: z.int(),
    numResultsCapped: z.boolean(),
    /** How many of `numResults` are fictional, so that no count passes them off as people (FIC-7); null when capped. */
    numFictional: z.nullable(z.int()),
    /** Filled on the first page when few match: same country and gender, wider age, no further wishes. */
    similarResults: z.array(searchResult),
    numSimilar: z.int(),
    /** To be given with every other page of this search. */
    snapshot: z.string(),
  }),
  errors: {},
});
