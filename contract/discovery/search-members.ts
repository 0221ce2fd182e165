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
import { lookingFor, sexualities } from '#contract/profiles/fields.ts';
import { profileCard } from '#contract/profiles/profile-card.ts';
import { country, countryRegion } from '#contract/sites/country.ts';
import { interest, interests } from '#contract/sites/interest.ts';
import { trafficSource } from '#contract/tracking/traffic-source.ts';

/** Matches are counted exactly up to this number, and shown as "500+" above it (DISC-1). */
export const searchCap = 500;

/** Number of cards on a page of results. */
export const searchPageSize = 20;

const band = z.literal(distanceBands);

/** A member found by a search. */
export const searchResult = z.extend(profileCard, {
  /**
   * The member lives within this many kilometres. Null if farther, unknown, hidden (GDPR-4), or fictional
   * (FIC-7).
   */
  distance_band: z.nullable(band),
  /** The interests that the searcher shares, if the site shows interests. Empty for a visitor. */
  shared_interests: z.array(interest),
});

export type SearchResult = z.output<typeof searchResult>;

/** A kind of wish that similar members do not meet, in the order in which the search drops them. */
export const relaxations = ['region', 'distance', 'country', 'traits', 'ages'] as const;

export type Relaxation = (typeof relaxations)[number];

/**
 * Searches members by the site's `search_fields` and the general filters; other fields are refused. Real
 * members come first, then recently active or nearest ones. Visitors may search if the site allows it, which
 * may depend on their traffic source (DISC-2). Lists are comma-separated.
 * Pages are stable. A response has a `snapshot`; with it, further pages of the same search repeat and skip
 * nobody, whatever members do meanwhile. Without it a new search starts. It is stored for an hour; afterwards
 * the later pages are computed again without an error.
 */
export const searchMembers = operation({
  name: 'discovery/search-members',
  summary: 'Search members',
  method: 'GET',
  path: '/api/members.php',
  caller: 'anyone',
  budget: {
    kind: 'search',
    network: [
      { calls: 60, seconds: 60 },
      { calls: 600, seconds: 3600 },
      { calls: 3000, seconds: 86_400 },
    ],
    stepUp: { network: { calls: 40, seconds: 600 }, site: { calls: 20000, seconds: 3600 } },
  },
  input: z
    .strictObject({
      gender: z.optional(lookingFor),
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
      /** Requires the caller's position, else it is refused with `no_position`. */
      distance: z.optional(z.pipe(queryInteger(1, 1000), z.literal(distanceBands, 'invalid'))),
      /** Leaves out fictional profiles (FIC-11). */
      hide_fictional: z.optional(queryFlag),
      order: z._default(searchOrder, 'active'),
      ...trafficSource,
      page: z._default(queryInteger(1, searchCap / searchPageSize), 1),
      /**
       * Returns a page of similar members instead of matches. `snapshot` is then the `similarSnapshot` of an
       * earlier response.
       */
      similar: z.optional(queryFlag),
      snapshot: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{12,240}$/, 'invalid'))),
    })
    .check(agesInOrder),
  answer: z.object({
    pageNumber: z.int(),
    results: z.array(searchResult),
    numResults: z.int(),
    numResultsCapped: z.boolean(),
    /**
     * Number of fictional profiles in `numResults`, so that no count presents them as people (FIC-7). Null if
     * capped.
     */
    numFictional: z.nullable(z.int()),
    /**
     * Filled on the first page if there are few matches, and on every page of `similar`. The search drops its
     * wishes one after the other (`relaxations`) until a page is full: first the members who miss the fewest.
     * It keeps the gender, so it is empty only if the site shows nobody else of that gender.
     */
    similarResults: z.array(searchResult),
    /** Number of similar members, up to the cap. */
    numSimilar: z.int(),
    /** The wishes that were dropped for the similar members, in the order of dropping. */
    similarRelaxed: z.array(z.enum(relaxations)),
    /** To be sent as `snapshot` with further pages of `similar`. Null if there are no similar members. */
    similarSnapshot: z.nullable(z.string()),
    /** To be sent with every further page of this search. */
    snapshot: z.string(),
  }),
  errors: { visitor_limit: 403 },
});
