import * as z from 'zod/mini';

/** A time zone as browsers name it (IANA); one that the service does not know counts as none. */
export const timeZone = z
  .string()
  .check(z.maxLength(64, 'too_long'), z.regex(/^[A-Za-z0-9_+/-]+$/, 'invalid'));
