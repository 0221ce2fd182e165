import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Removes a saved search and its notices. Idempotent. */
export const removeSavedSearch = operation({
  name: 'discovery/remove-saved-search',
  summary: 'Remove a saved search',
  method: 'DELETE',
  path: '/api/saved-searches.php',
  caller: 'member',
  input: z.strictObject({ search: id }),
  answer: z.object({ search: id }),
  errors: {},
});
