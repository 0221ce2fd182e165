import type { CurrentUser } from '#contract/accounts/current-user.ts';
import type { Id } from '#contract/kit/id.ts';
import { recordSecurityEvent } from '#server/operators/door.ts';
import { sessionCookie } from '#server/platform/http/cookies.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recordActivity } from '#server/profiles/door.ts';
import { isFrozen } from '#server/safety/door.ts';
import { passwordSince } from '../credentials/credentials.sql.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { currentUserOf } from '../current-user/get-current-user.ts';
import { refusePendingDeletion } from '../deletion/undo-proof.ts';
import { endSession, notifySessions } from '../sessions/end-logins.ts';
import { mailNewLoginJob } from '../sessions/mail-new-login.job.ts';
import {
  type Device,
  type DeviceCall,
  deviceOfCall,
  openMemberSession,
  setDeviceCookie,
} from '../sessions/open-session.ts';

/** The parts of the call that a log-in needs. */
export type LogInCall = DeviceCall & Pick<RawCall, 'session' | 'origin' | 'language' | 'ip' | 'port'>;

const newLogin = ({ origin, language }: LogInCall, member: Id, device: Device, now: Date) => {
  const { browser, system, country } = device;
  return { member, browser, system, country, at: now.toISOString(), origin, language };
};

/**
 * Logs in a member who proved their identity by password, second step or passkey. Every kind of log-in ends
 * here.
 * - Opens a new session with its cookie and ends the browser's previous session, so the token rotates
 *   (ACC-8).
 * - Throws `login_failed` for an erased member and `account_recoverable` for an account that is being
 *   deleted.
 * - A silently frozen member gets the answer of an outage, `unavailable`.
 * - Notifies the member by mail of a browser they never used before.
 * - `secondFactor`: a code or a passkey was part of the log-in, so sensitive acts ask for none right away.
 * - `since`: moment the proved password was set. If the password changed meanwhile, the log-in fails, so no
 *   earlier log-in slips past the change that ends them all (AUTH-8).
 */
export async function logInMember(
  platform: Platform,
  call: LogInCall,
  member: Id,
  { since, secondFactor = false }: { readonly since?: Date; readonly secondFactor?: boolean } = {},
): Promise<CurrentUser> {
  const now = platform.clock.now();
  const device = deviceOfCall(call);
  // The answer of an outage: it reveals no freeze. The attempt is evidence (CSAM-2).
  if (await isFrozen(platform.db, member)) {
    await recordSecurityEvent(platform.db, platform, { kind: 'log_in_failed', member, from: call });
    throw new Refusal('unavailable');
  }
  const token = await platform.transact(async (unit) => {
    const current = await passwordSince(unit.db, member);
    if (current === undefined || current.getTime() !== (since ?? current).getTime())
      throw new Refusal('login_failed');
    await refusePendingDeletion(unit, platform, { member, since: current, now });
    await endSession(unit, platform, call.session === null ? undefined : call.cookies[sessionCookie]);
    const { token: opened, strange } = await openMemberSession(unit.db, member, device, {
      now,
      secondFactor,
    });
    await notifySessions(unit, member, now);
    await recordSecurityEvent(unit.db, platform, { kind: 'log_in', member, from: call });
    if (strange) await unit.enqueue(mailNewLoginJob, newLogin(call, member, device, now));
    return opened;
  });
  await recordActivity(platform.db, member, now);
  const user = await currentUserOf(platform.db, member, now);
  if (user === null) throw new Refusal('login_failed');
  call.setCookie(sessionCookie, token, { maxAgeSeconds: memberIdentity.sessionSeconds });
  setDeviceCookie(call, device);
  return user;
}
