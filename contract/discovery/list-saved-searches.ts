import * as z from 'zod/mini';
import { criteria } from '#contract/discovery/criteria.ts';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { instant } from '#contract/kit/time.ts';

/** Maximum number of saved searches per member (DISC-7). */
export const mostSavedSearches = 10;

export const savedSearchName = typedText(60);

/** A stored search. With `notice` the member gets a mail about new members who fit, at most once a day. */
export const savedSearch = z.object({
  id,
  name: z.string(),
  criteria,
  notice: z.boolean(),
  created_at: instant,
});

export const savedSearches = z.object({ searches: z.array(savedSearch), most: z.int() });

export type SavedSearch = z.output<typeof savedSearch>;

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
