import * as z from 'zod/mini';

/** The token of a mailed link. Accepts any text: a malformed token gets the same answer as an expired one. */
export const mailedToken = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(200, 'too_long'));
