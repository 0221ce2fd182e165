import * as z from 'zod/mini';

// PostgreSQL cannot store NUL, and a lone surrogate is not valid UTF-8.
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** Text typed by a person: trimmed, storable, at least one and at most `maximum` characters. */
export const typedText = (maximum: number) =>
  z
    .string()
    .check(
      z.refine(storable, 'not_storable'),
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(maximum, 'too_long'),
    );

/** An e-mail address as a person typed it. Only a mail can show whether the address works. */
export const emailAddress = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'too_long'), z.email('invalid_email'));
