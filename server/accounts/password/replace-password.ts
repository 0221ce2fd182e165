import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { removePush } from '#server/notifications/door.ts';
import { recordSecurityEvent, type SecurityEventFacts } from '#server/operators/door.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { personalDetailsOf, storePassword } from '../credentials/credentials.sql.ts';
import { voidMailedTokens } from '../credentials/mailed-tokens.sql.ts';
import { endLogins } from '../sessions/end-logins.ts';
import { mailPasswordChangedJob } from './mail-password-changed.job.ts';
import { newPasswordError } from './new-password-error.ts';

/**
 * Refuses a password that is too short for the site or that a guesser tries early, at the field, as the
 * sign-up does (ACC-15, MEET-5).
 */
export async function checkNewPassword(platform: Platform, member: Id, password: string): Promise<void> {
  const words = await personalDetailsOf(platform.db, member);
  if (words === undefined) return;
  const error = await newPasswordError(siteById(words.site_id), password, [words.email, words.name]);
  if (error !== null) throw new Refusal('invalid_input', {}, [error]);
}

export interface ReplacedPassword {
  readonly member: Id;
  readonly passwordHash: string;
  /** The login that changes the password and stays; null if nobody is logged in. */
  readonly session: Id | null;
  readonly origin: string;
  readonly language: Locale;
  readonly from: SecurityEventFacts['from'];
  readonly now: Date;
}

/**
 * Stores a new password and closes everything the old one opened: other logins, reset links and a pending
 * change of address (AUTH-8, AUTH-10). Notifies the member by mail.
 */
export async function replacePassword(
  unit: Unit,
  platform: Platform,
  { member, passwordHash, session, origin, language, from, now }: ReplacedPassword,
): Promise<void> {
  const kind = session === null ? 'password_reset' : 'password_changed';
  await recordSecurityEvent(unit.db, platform, { kind, member, from });
  await storePassword(unit.db, member, passwordHash, now);
  await voidMailedTokens(unit.db, member, 'password_reset');
  await voidMailedTokens(unit.db, member, 'mail_change');
  await endLogins(unit, platform, member, session);
  if (session !== null) {
    // The remaining login may have been copied: only the browser with the new cookie can open a socket or
    // subscribe to push again.
    await removePush(unit.db, [session]);
    unit.afterCommit(() => platform.live.dropSession(session));
  }
  await unit.enqueue(mailPasswordChangedJob, { member, at: now.toISOString(), origin, language });
}
