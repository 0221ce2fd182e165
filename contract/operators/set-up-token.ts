import * as z from 'zod/mini';

/** What a link of `npm run operator` carries. */
export const setUpToken = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(200, 'too_long'));
