import * as z from 'zod/mini';

/** Where a push service takes what is for one device. */
export const pushAddress = z
  .url({ protocol: /^https$/, error: 'invalid' })
  .check(z.maxLength(1000, 'too_long'));
