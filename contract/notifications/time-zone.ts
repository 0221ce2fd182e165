import * as z from 'zod/mini';

/** An IANA time zone as browsers name it. A zone that the service does not know is ignored. */
export const timeZone = z
  .string()
  .check(z.maxLength(64, 'too_long'), z.regex(/^[A-Za-z0-9_+/-]+$/, 'invalid'));
