import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Withdraws an open invite: its code opens no account any more. Any other one is `not_found` (ACC-3, SAFE-6). */
export const withdrawInvite = operation({
  name: 'accounts/withdraw-invite',
  summary: 'Withdraw an invite',
  method: 'DELETE',
  path: '/api/console/invites.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({ id }),
  answer: z.object({ id }),
  errors: {},
});
