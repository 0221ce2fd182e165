import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { emailAddress } from '#contract/kit/text.ts';

/**
 * Mails a link for a new password (ACC-11). A site that reveals no accounts gives the same answer for every
 * address, and also counts mails to unknown addresses (AUTH-4).
 */
export const requestPasswordReset = operation({
  name: 'accounts/request-password-reset',
  summary: 'Mail a link for a new password',
  method: 'POST',
  path: '/api/password-reset.php',
  caller: 'anyone',
  budget: {
    kind: 'costly',
    member: [{ calls: 10, seconds: 3600 }],
    device: [{ calls: 10, seconds: 3600 }],
    network: [
      { calls: 10, seconds: 60 },
      { calls: 40, seconds: 3600 },
    ],
    stepUp: { network: { calls: 5, seconds: 3600 }, site: { calls: 600, seconds: 3600 } },
  },
  input: z.strictObject({ email: emailAddress }),
  answer: z.object({ sent: z.literal(true) }),
  errors: { email_not_found: 404, too_many_resets: 429 },
});
