import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { passkeyRequest } from './passkey-options.ts';

/** What a passkey is to sign to log in with; it works once, for five minutes. Nobody says who they are yet (ACC-15). */
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
