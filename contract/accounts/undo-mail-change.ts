import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { mailedToken } from './mailed-token.ts';

/**
 * Restores the address before a change, and ends every login and every pending change and reset (AUTH-10).
 */
export const undoMailChange = operation({
  name: 'accounts/undo-mail-change',
  summary: 'Put the old e-mail address back',
  method: 'PUT',
  path: '/api/mail-change-undo.php',
  caller: 'anyone',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ token: mailedToken }),
  answer: z.object({ email: z.string() }),
  errors: { mail_link_invalid: 410, address_taken: 409 },
});
