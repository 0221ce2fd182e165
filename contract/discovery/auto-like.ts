import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Gives a newcomer a like from a member with a standing like or, in the demo, from a labelled fictional
 * profile. Each new member gets at most one. Without a giver `profile` is null (LIKE-3, FIC-8).
 */
export const autoLike = operation({
  name: 'discovery/auto-like',
  summary: 'A first like for a newcomer, if there is one to give',
  method: 'GET',
  path: '/api/auto-like.php',
  caller: 'member',
  changesState: true,
  input: z.strictObject({}),
  answer: z.object({
    profile: z.nullable(
      z.object({ id, fictional: z.boolean(), main_image: z.nullable(z.object({ match: z.string() })) }),
    ),
  }),
  errors: {},
});
