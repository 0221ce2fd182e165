import * as z from 'zod/mini';
import { savedSearches } from '#contract/discovery/saved-search.ts';
import { operation } from '#contract/kit/operation.ts';

/** Returns the caller's saved searches, newest first, and the maximum number (DISC-7). */
export const listSavedSearches = operation({
  name: 'discovery/list-saved-searches',
  summary: 'List saved searches',
  method: 'GET',
  path: '/api/saved-searches.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: savedSearches,
  errors: {},
});
