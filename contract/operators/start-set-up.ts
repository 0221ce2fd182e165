import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** The token in a link of `npm run operator`. */
export const setUpToken = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(200, 'too_long'));

/**
 * Content of the page of a set-up link: the operator's address, and the secret for an authenticator app
 * (TOTP, RFC 6238). Every request answers the same secret, so that a scanned one stays valid. Nothing is used
 * up.
 */
export const startSetUp = operation({
  name: 'operators/start-set-up',
  summary: 'Start the set-up of an operator',
  method: 'POST',
  path: '/api/console/set-up.php',
  caller: 'anyone',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ token: setUpToken }),
  answer: z.object({ email: z.string(), secret: z.string(), uri: z.string() }),
  errors: { set_up_link_invalid: 410 },
});
