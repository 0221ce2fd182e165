import type { FieldError } from '#contract/kit/field-errors.ts';
import { charactersOf } from '#contract/kit/password.ts';
import { isGuessablePassword } from '#server/platform/identity/guessable-password.ts';
import type { Site } from '#server/sites/door.ts';

/**
 * The error at the field for a new password of this site: `password_too_short`, or `password_common` if a
 * guesser tries it early. `ownWords` are the member's address and name; those of the site are added (ACC-15).
 */
export async function newPasswordError(
  { host, settings }: Site,
  password: string,
  ownWords: readonly string[],
): Promise<FieldError | null> {
  const min = settings.password_length;
  if (charactersOf(password) < min) return { field: 'password', code: 'password_too_short', params: { min } };
  const isGuessable = await isGuessablePassword(password, [...ownWords, host, settings.mail_name]);
  return isGuessable ? { field: 'password', code: 'password_common', params: {} } : null;
}
