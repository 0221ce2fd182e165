import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { currentUser } from '../current-user.ts';
import { passkeySignature } from './passkey.ts';

/**
 * Logs in the owner of the passkey that signed. The authenticator has verified its user (finger, face, PIN),
 * so there is no second step. A passkey works on the site it was made on (ACC-15).
 */
export const logInWithPasskey = operation({
  name: 'accounts/log-in-with-passkey',
  summary: 'Log in with a passkey',
  method: 'PUT',
  path: '/api/passkey-login.php',
  caller: 'anyone',
  whileRestricted: true,
  limit: { calls: 300, seconds: 3600 },
  input: z.strictObject({ response: passkeySignature }),
  answer: z.object({ user: currentUser }),
  errors: { passkey_failed: 403, login_failed: 403, account_recoverable: 403 },
});
