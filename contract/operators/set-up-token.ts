import * as z from 'zod/mini';

/** The token in a link of `npm run operator`. */
export const setUpToken = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(200, 'too_long'));
