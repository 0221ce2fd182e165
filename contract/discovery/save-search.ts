import * as z from 'zod/mini';
import { criteria } from '#contract/discovery/criteria.ts';
import { savedSearch, savedSearchName } from '#contract/discovery/list-saved-searches.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Saves a search (DISC-7). Identical name and criteria return the existing search. The same criteria under
 * another name are refused with the existing `name`. A name with other criteria is an error of `name`
 * (`name_taken`).
 */
export const saveSearch = operation({
  name: 'discovery/save-search',
  summary: 'Save a search',
  method: 'POST',
  path: '/api/saved-searches.php',
  caller: 'member',
  input: z.strictObject({ name: savedSearchName, criteria, notice: z._default(z.boolean(), false) }),
  answer: z.object({ search: savedSearch }),
  errors: { already_saved: 409, too_many_saved_searches: 409 },
});
