import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * A like for a newcomer from someone who wants it so: a standing like of a real member or, in the demo, a
 * labelled fictional one; once per new member. With none to give, `profile` is null (LIKE-3, FIC-8).
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
