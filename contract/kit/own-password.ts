import * as z from 'zod/mini';

/** The own password, typed again before something that cannot be left to whoever holds the device (AUTH-12). */
export const ownPassword = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(256, 'too_long'));
