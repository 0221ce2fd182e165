import * as z from 'zod/mini';

const shortestPassword = 10;

/**
 * Counts characters as a person does and as they are hashed: an emoji is one, a separate accent none
 * (AUTH-2).
 */
const signsOf = (password: string): number => [...password.normalize('NFKC')].length;

/** ACC-15: at least ten characters. The server rejects common passwords. */
export const newPassword = z.string('required').check(
  z.minLength(shortestPassword, 'password_too_short'),
  z.refine((value) => signsOf(value) >= shortestPassword, {
    error: 'password_too_short',
    params: { min: shortestPassword },
  }),
  z.maxLength(256, 'too_long'),
  z.refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'not_storable'),
);
