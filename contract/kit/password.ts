import * as z from 'zod/mini';

/**
 * The member's own password, typed again before an action that possession of the device must not be enough
 * for (AUTH-12).
 */
export const ownPassword = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(256, 'too_long'));

const shortestPassword = 10;

/**
 * Counts characters as a person does and as they are hashed: an emoji is one, a separate accent none
 * (AUTH-2).
 */
export const charactersOf = (password: string): number => [...password.normalize('NFKC')].length;

/**
 * ACC-15: at least ten characters. The server refuses guessable ones, and short ones of stricter sites
 * (MEET-5).
 */
export const newPassword = z.string('required').check(
  z.minLength(shortestPassword, 'password_too_short'),
  z.refine((value) => charactersOf(value) >= shortestPassword, {
    error: 'password_too_short',
    params: { min: shortestPassword },
  }),
  z.maxLength(256, 'too_long'),
  z.refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'not_storable'),
);

/** A new password, typed twice. */
export const passwordPair = { password: newPassword, password_repeat: z.string('required') };

/** Refuses two different passwords, with the text of ACC-11. */
export const samePasswords = z.refine<{ password: string; password_repeat: string }>(
  (form) => form.password === form.password_repeat,
  { error: 'passwords_differ', path: ['password_repeat'] },
);
