import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { passkey } from './passkey.ts';

/** Protection of the caller's login besides the password (ACC-15). The newest passkey is last. */
export const getTwoStep = operation({
  name: 'accounts/get-two-step',
  summary: 'Get two-step login and passkeys',
  method: 'GET',
  path: '/api/two-step.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({
    on: z.boolean(),
    since: z.nullable(instant),
    recovery_codes_left: z.int(),
    passkeys: z.array(passkey),
  }),
  errors: {},
});
