import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { emailAddress } from '#contract/kit/text.ts';
import { roleSet } from './roles.ts';

/**
 * Makes an operator, or enables a disabled one, and mails the set-up link to the address. All administrators
 * get a mail. The operator approves acts of others only after 24 hours. `operator_exists`: the address belongs
 * to an enabled operator (SAFE-6).
 */
export const inviteOperator = operation({
  name: 'operators/invite-operator',
  summary: 'Invite an operator',
  method: 'POST',
  path: '/api/console/operators.php',
  caller: 'operator',
  right: 'operators',
  stepUp: true,
  input: z.strictObject({ email: emailAddress, roles: roleSet }),
  answer: z.object({ operator: id }),
  errors: { operator_exists: 409 },
});
