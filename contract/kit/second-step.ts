import * as z from 'zod/mini';

/** Six digits of an authenticator app or a recovery code, with any spaces and dashes as typed. */
export const secondStepCode = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'too_long'));

/**
 * New recovery codes, in readable groups. They are shown only once, because only hashes are stored (AUTH-13).
 */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
