import * as z from 'zod/mini';

/** An address as somebody typed it; whether mail arrives there is for a mail to find out. */
export const emailAddress = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'too_long'), z.email('invalid_email'));
