import * as z from 'zod/mini';
import { criteria } from '#contract/discovery/criteria.ts';
import { savedSearch, savedSearchName } from '#contract/discovery/list-saved-searches.ts';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Changes the name, criteria or notice of a saved search. Missing fields stay as they are. Idempotent. */
export const changeSavedSearch = operation({
  name: 'discovery/change-saved-search',
  summary: 'Change a saved search',
  method: 'PUT',
  path: '/api/saved-searches.php',
  caller: 'member',
  input: z.strictObject({
    search: id,
    name: z.optional(savedSearchName),
    criteria: z.optional(criteria),
    notice: z.optional(z.boolean()),
  }),
  answer: z.object({ search: savedSearch }),
  errors: { already_saved: 409 },
});
