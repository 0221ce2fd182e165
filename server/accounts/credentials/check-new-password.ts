import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isCommonPassword } from '#server/platform/identity/is-common-password.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { personalDetailsOf } from './personal-details-of.sql.ts';

/**
 * Throws `password_common` at the field if the password is one that a guesser tries early, as in the sign-up
 * (ACC-15).
 */
export async function checkNewPassword(platform: Platform, member: Id, password: string): Promise<void> {
  const words = await personalDetailsOf(platform.db, member);
  if (words === undefined) return;
  const { host, settings } = siteById(words.site_id);
  if (isCommonPassword(password, [words.email, words.name, host, settings.mail_name]))
    throw new Refusal('invalid_input', {}, [{ field: 'password', code: 'password_common', params: {} }]);
}
