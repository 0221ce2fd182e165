import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { mailedToken } from './mailed-token.ts';

/**
 * Activates the new address. The holder of the link reads its mailbox, so no login is required, and nobody is
 * logged in (ACC-12). If another account took the address meanwhile, the old one stays.
 */
export const confirmMailChange = operation({
  name: 'accounts/confirm-mail-change',
  summary: 'Confirm the new e-mail address',
  method: 'PUT',
  path: '/api/mail-change.php',
  caller: 'anyone',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ token: mailedToken }),
  answer: z.object({ email: z.string() }),
  errors: { mail_link_invalid: 410, address_taken: 409 },
});
