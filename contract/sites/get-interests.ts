import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { interest } from './interest.ts';

/** Returns the interests of a profile in the visitor's language (SITE-4). */
export const getInterests = operation({
  name: 'sites/get-interests',
  summary: 'Interests a profile may name',
  method: 'GET',
  path: '/api/interests.php',
  caller: 'anyone',
  kept: 3600,
  input: z.strictObject({}),
  answer: z.object({ interests: z.array(z.object({ id: interest, name: z.string(), icon: z.string() })) }),
  errors: {},
});
