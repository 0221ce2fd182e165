import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { role } from './roles.ts';

/** Operators who can log in, for handing a case over (SAFE-10). */
export const listColleagues = operation({
  name: 'operators/list-colleagues',
  summary: 'Operators who can take a case over',
  method: 'GET',
  path: '/api/console/colleagues.php',
  caller: 'operator',
  right: 'console',
  input: z.strictObject({}),
  answer: z.object({
    results: z.array(z.object({ id, email: z.string(), roles: z.array(role), own: z.boolean() })),
  }),
  errors: {},
});
