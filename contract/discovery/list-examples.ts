import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { profileCard } from '#contract/profiles/profile-card.ts';

/** Two rows on a phone, one on a desk. */
export const mostExamples = 6;

/**
 * Fictional profiles of the site as examples of how they are told apart, women and men in turn where the site has both
 * (FIC-3). Real members never stand in the shop window: that somebody is here is nobody's business. None where visitors
 * may not search (DISC-2).
 */
export const listExamples = operation({
  name: 'discovery/list-examples',
  summary: 'Fictional profiles as examples',
  method: 'GET',
  path: '/api/examples.php',
  caller: 'anyone',
  input: z.strictObject({}),
  answer: z.object({
    results: z.array(profileCard).check(z.maxLength(mostExamples)),
    page: z.literal(1),
    has_more: z.literal(false),
  }),
  errors: {},
});
