import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { roleSet } from './roles.ts';

/**
 * Gives an enabled operator these roles instead of the present ones. All administrators get a mail. An
 * operator who gains a role approves acts of others only after 24 hours. The last administrator who can log in
 * keeps the role: `last_administrator` (SAFE-6).
 */
export const changeOperatorRoles = operation({
  name: 'operators/change-operator-roles',
  summary: 'Change the roles of an operator',
  method: 'PUT',
  path: '/api/console/operators.php',
  caller: 'operator',
  right: 'operators',
  stepUp: true,
  input: z.strictObject({ operator: id, roles: roleSet }),
  answer: z.object({ operator: id }),
  errors: { last_administrator: 409 },
});
