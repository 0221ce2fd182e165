import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { passkey, passkeyRegistration } from './passkey.ts';

/** Stores the passkey that the browser made for `start-passkey`; refuses one that exists already (ACC-15). */
export const addPasskey = operation({
  name: 'accounts/add-passkey',
  summary: 'Add a passkey',
  method: 'PUT',
  path: '/api/passkey.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ response: passkeyRegistration, name: typedText(60) }),
  answer: z.object({ passkey }),
  errors: { passkey_failed: 422, passkey_known: 409, too_many_passkeys: 409 },
});
