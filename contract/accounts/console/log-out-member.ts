import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Ends all logins of a member, for instance of one whose account somebody else uses (SAFE-5). */
export const logOutMember = operation({
  name: 'accounts/log-out-member',
  summary: 'Log a member out everywhere',
  method: 'POST',
  path: '/api/console/member-logins.php',
  caller: 'operator',
  right: 'support',
  input: z.strictObject({ member: id }),
  answer: z.object({ ended: z.int() }),
  errors: {},
});
