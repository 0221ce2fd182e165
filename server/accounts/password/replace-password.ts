import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { forgetPush } from '#server/notifications/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { storePassword } from '../credentials/credentials.sql.ts';
import { voidMailedTokens } from '../credentials/mailed-tokens.sql.ts';
import { endLogins } from '../sessions/end-logins.ts';
import { mailPasswordChangedJob } from './mail-password-changed.job.ts';

export interface ReplacedPassword {
  readonly member: Id;
  readonly passwordHash: string;
  /** The login that changes it and stays; null where nobody is logged in. */
  readonly session: Id | null;
  readonly origin: string;
  readonly language: Locale;
  readonly now: Date;
}

/**
 * A new password, and what the old one opened is closed: other logins, links for a reset, a change of address that
 * waits (AUTH-8, AUTH-10). The member is told by mail.
 */
export async function replacePassword(
  unit: Unit,
  platform: Platform,
  { member, passwordHash, session, origin, language, now }: ReplacedPassword,
): Promise<void> {
  await storePassword(unit.db, member, passwordHash, now);
  await voidMailedTokens(unit.db, member, 'password_reset');
  await voidMailedTokens(unit.db, member, 'mail_change');
  await endLogins(unit, platform, member, session);
  if (session !== null) {
    // The login that stays may have been copied: only whoever has its new cookie opens a line, or asks for push, again.
    await forgetPush(unit.db, session);
    unit.afterCommit(() => platform.live.dropSession(session));
  }
  await unit.enqueue(mailPasswordChangedJob, { member, at: now.toISOString(), origin, language });
}
