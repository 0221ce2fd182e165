import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { queryFlag, queryList } from '#contract/kit/query.ts';
import { attributeValues } from '#contract/profiles/attributes.ts';
import { interest, interests } from '#contract/sites/interest.ts';
import { agesInOrder, distanceBands, mostInterests, oldestAge } from './criteria.ts';
import { searchResult } from './search-members.ts';

/** Maximum number of matches in a response. */
export const mostMatches = 20;

/** Reasons why a member is a match. Texts: `discovery.reason.<reason>`. */
export const matchReasons = [
  'interests',
  'same_wish',
  'near',
  'relationship',
  'online',
  'photo',
  'about',
] as const;

export const foundMatch = z.extend(searchResult, {
  /** At least one reason, highest weight first. */
  reasons: z.array(z.enum(matchReasons)),
  /** The requested interests, or the shared ones. The rarest among the candidates is first. */
  shared_interests: z.array(interest),
  /** Why the member is here, if this is a reason. Else null. */
  signup_reason: z.nullable(z.enum(attributeValues.signup_reason)),
  /** The member's relationship status, if this is a reason. Else null. */
  relationship_status: z.nullable(z.enum(attributeValues.relationship_status)),
});

export type FoundMatch = z.output<typeof foundMatch>;

/**
 * Match finder: ranks members whose gender wishes match the caller's, with the reasons. The input only ranks
 * and does not filter, except for ages (DISC-5).
 */
export const findMatches = operation({
  name: 'discovery/find-matches',
  summary: 'Match finder',
  method: 'GET',
  path: '/api/matches.php',
  caller: 'member',
  limit: { calls: 300, seconds: 3600 },
  input: z
    .strictObject({
      min_age: z.optional(queryInteger(18, oldestAge)),
      max_age: z.optional(queryInteger(18, oldestAge)),
      /** Why a member is here. Any of the values matches. */
      signup_reason: z.optional(queryList(attributeValues.signup_reason)),
      relationship_status: z.optional(queryList(attributeValues.relationship_status)),
      interests: z.optional(queryList(interests, mostInterests)),
      /** The distance that counts as near. */
      distance: z.optional(z.pipe(queryInteger(1, 1000), z.literal(distanceBands, 'invalid'))),
      hide_fictional: z.optional(queryFlag),
    })
    .check(agesInOrder),
  answer: z.object({ results: z.array(foundMatch), page: z.literal(1), has_more: z.literal(false) }),
  errors: {},
});
