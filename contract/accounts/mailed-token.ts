import * as z from 'zod/mini';

/** What a mailed link carries. Any text is let through: what is no token of ours is answered like one that expired. */
export const mailedToken = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(200, 'too_long'));
