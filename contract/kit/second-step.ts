import * as z from 'zod/mini';
import { ownPassword } from './password.ts';

/** Six digits of an authenticator app or a recovery code, with any spaces and dashes as typed. */
export const secondStepCode = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'too_long'));

/**
 * Proof that the caller is the owner, for sensitive acts (AUTH-12). With two-step login on, `code` is needed
 * unless the session proved a second factor in the last 10 minutes. Missing: `code_required` at that field;
 * wrong: `wrong_code`.
 */
export const ownerProof = { password: ownPassword, code: z.optional(secondStepCode) };

/** Minutes for which a proof of the second factor opens operations with `stepUp` (SAFE-6). */
export const stepUpMinutes = 10;

/** Refusal of a correct code too, after five wrong ones (ACC-9). */
export const ownerErrors = { login_locked: 429 } as const;

/**
 * New recovery codes, in readable groups. They are shown only once, because only hashes are stored (AUTH-13).
 */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
