import * as z from 'zod/mini';
import { newPassword } from './new-password.ts';

/** A new password, typed twice. */
export const passwordPair = { password: newPassword, password_repeat: z.string('required') };

/** Refuses two different passwords, with the text of ACC-11. */
export const samePasswords = z.refine<{ password: string; password_repeat: string }>(
  (form) => form.password === form.password_repeat,
  { error: 'passwords_differ', path: ['password_repeat'] },
);
