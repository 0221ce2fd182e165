import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { trustedFlagger } from './trusted-flagger.ts';

/** All trusted flaggers with the counts of their notices, the active ones first. */
export const listFlaggers = operation({
  name: 'safety/list-flaggers',
  summary: 'Trusted flaggers',
  method: 'GET',
  path: '/api/console/flaggers.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({}),
  answer: z.object({ results: z.array(trustedFlagger) }),
  errors: {},
});
