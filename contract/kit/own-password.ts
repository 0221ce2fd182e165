import * as z from 'zod/mini';

/**
 * The member's own password, typed again before an action that possession of the device must not be enough
 * for (AUTH-12).
 */
export const ownPassword = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(256, 'too_long'));
