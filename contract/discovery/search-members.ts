import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { gender } from '#contract/profiles/fields.ts';
import { profileCard } from '#contract/profiles/profile-card.ts';
import { country, countryRegion } from '#contract/sites/country.ts';

/** Matches are counted exactly up to here, then shown as "500+" (DISC-1). */
export const searchCap = 500;

/** Cards on a page of results. */
export const searchPageSize = 20;

/**
 * Members of the site by gender, country, region and age; real members first, recently active first, or
 * nearest to the caller. Visitors where the site allows it (DISC-2).
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
      min_age: z._default(queryInteger(18, 120), 18),
      max_age: z._default(queryInteger(18, 120), 99),
      order: z._default(z.enum(['active', 'nearest'], 'invalid'), 'active'),
      page: z._default(queryInteger(1, searchCap / searchPageSize), 1),
    })
    .check(
      z.refine((query) => query.min_age <= query.max_age, { error: 'ages_reversed', path: ['max_age'] }),
    ),
  answer: z.object({
    pageNumber: z.int(),
    results: z.array(profileCard),
    numResults: z.int(),
    numResultsCapped: z.boolean(),
    /** How many of `numResults` are fictional, so that no count passes them off as people (FIC-7); null when capped. */
    numFictional: z.nullable(z.int()),
    /** Filled on the first page when few match: same country and gender, wider age. */
    similarResults: z.array(profileCard),
    numSimilar: z.int(),
  }),
  errors: {},
});
