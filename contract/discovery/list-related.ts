import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { searchResult } from './search-members.ts';

/** Number of related profiles under a profile. */
export const mostRelated = 6;

/** Returns members similar to this one: same gender, similar age and region, common interests (DISC-4). */
export const listRelated = operation({
  name: 'discovery/list-related',
  summary: 'Related members',
  method: 'GET',
  path: '/api/related.php',
  caller: 'member',
  input: z.strictObject({ profile: queryId }),
  answer: z.object({ results: z.array(searchResult), page: z.literal(1), has_more: z.literal(false) }),
  errors: {},
});
