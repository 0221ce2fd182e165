import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { role } from './roles.ts';

/** The logged-in operator as the console shows them. */
export const operator = z.object({
  id,
  email: z.string(),
  roles: z.array(role),
  /** Recovery codes left, for a lost authenticator. */
  recovery_codes_left: z.int(),
});

/** The operator who is logged in to the console. */
export const getOperator = operation({
  name: 'operators/get-operator',
  summary: 'The operator who is logged in',
  method: 'GET',
  path: '/api/console/operator.php',
  caller: 'operator',
  right: 'console',
  input: z.strictObject({}),
  answer: z.object({ operator }),
  errors: {},
});
