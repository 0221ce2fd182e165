import * as z from 'zod/mini';

/** Endpoint of a push service for one device. */
export const pushAddress = z
  .url({ protocol: /^https$/, error: 'invalid' })
  .check(z.maxLength(1000, 'too_long'));
