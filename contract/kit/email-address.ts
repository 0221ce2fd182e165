import * as z from 'zod/mini';

/** An e-mail address as a person typed it. Only a mail can show whether the address works. */
export const emailAddress = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'too_long'), z.email('invalid_email'));
