import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * Mails the link to the new address again; the previous link stops working. Sends nothing if no change is
 * pending.
 */
export const resendMailChange = operation({
  name: 'accounts/resend-mail-change',
  summary: 'Mail the link to the new address again',
  method: 'POST',
  path: '/api/mail-change-mail.php',
  caller: 'member',
  limit: { calls: 10, seconds: 3600 },
  input: z.strictObject({}),
  answer: z.object({ sent: z.boolean() }),
  errors: { too_many_mail_changes: 429 },
});
