import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { profileCard } from '#contract/profiles/profile-card.ts';

/** Two rows on a phone, one on a desktop. */
export const mostExamples = 6;

/**
 * Returns fictional profiles as examples of the fictional label, women and men alternating if the site has
 * both (FIC-3). Real members are never shown, because their membership is private. Empty if visitors may not
 * search (DISC-2).
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
