import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { currentUser } from './current-user.ts';
import { mailedToken } from './reset-password.ts';

/**
 * Cancels a deletion and restores everything (ACC-13). `token` is one of two:
 * - the token of the mailed link, which logs nobody in (`user` is null)
 * - the `undo` proof of a refused log-in (`account_recoverable`): its holder has proved their identity,
 *   second step included, and is logged in
 * Each works once.
 */
export const undoDeletion = operation({
  name: 'accounts/undo-deletion',
  summary: 'Take the deletion of the account back',
  method: 'POST',
  path: '/api/account-undo.php',
  caller: 'anyone',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ token: mailedToken }),
  answer: z.object({ user: z.nullable(currentUser) }),
  errors: { deletion_undo_failed: 410, login_failed: 403, account_recoverable: 403 },
});
