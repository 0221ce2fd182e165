import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { inviteCode } from './sign-up.ts';

/**
 * Checks whether an invite code opens the site's sign-up now, before the form is filled in (ACC-3). Codes
 * that are unknown, used, expired or of another site are all `false`. Uses nothing up.
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
