import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { passkeyRequest } from './passkey.ts';

/**
 * Returns a challenge for a passkey to sign in order to log in. It works once, for five minutes. The caller
 * is still unknown (ACC-15).
 */
export const startPasskeyLogIn = operation({
  name: 'accounts/start-passkey-log-in',
  summary: 'Start logging in with a passkey',
  method: 'POST',
  path: '/api/passkey-login.php',
  caller: 'anyone',
  limit: { calls: 300, seconds: 3600 },
  input: z.strictObject({}),
  answer: passkeyRequest,
  errors: {},
});
