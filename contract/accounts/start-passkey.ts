import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownPassword } from '#contract/kit/own-password.ts';
import { passkeyCreation } from './passkey-options.ts';

/**
 * What a new passkey is to be made of; its challenge works once, for five minutes. Only for whoever confirmed their
 * address (ACC-15, AUTH-12).
 */
export const startPasskey = operation({
  name: 'accounts/start-passkey',
  summary: 'Start adding a passkey',
  method: 'POST',
  path: '/api/passkey.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ password: ownPassword }),
  answer: passkeyCreation,
  errors: { confirm_first: 403, too_many_passkeys: 409 },
});
