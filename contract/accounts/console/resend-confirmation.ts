import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Mails a member the link that confirms the address. Sends nothing if the address is confirmed and works.
 * The limits are those of the member (EML-10).
 */
export const resendConfirmation = operation({
  name: 'accounts/resend-confirmation',
  summary: 'Mail a member the confirmation again',
  method: 'POST',
  path: '/api/console/member-confirmation.php',
  caller: 'operator',
  right: 'support',
  input: z.strictObject({ member: id }),
  answer: z.object({ sent: z.boolean() }),
  errors: {},
});
