import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { inviteCode } from './sign-up-input.ts';

/**
 * Whether an invite code opens the site's sign-up now, before somebody fills in the form (ACC-3). Unknown, used, too
 * old and another site's are all the same `false`. It uses nothing up.
 */
export const checkInvite = operation({
  name: 'accounts/check-invite',
  summary: 'Whether an invite code opens the sign-up',
  method: 'GET',
  path: '/api/invite.php',
  caller: 'anyone',
  limit: { calls: 30, seconds: 3600 },
  input: z.strictObject({ code: inviteCode }),
  answer: z.object({ valid: z.boolean() }),
  errors: {},
});
