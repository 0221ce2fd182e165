import type { CurrentUser } from '#contract/accounts/current-user.ts';
import type { Id } from '#contract/kit/id.ts';
import { sessionCookie } from '#server/platform/http/cookies.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { touchActivity } from '#server/profiles/door.ts';
import { passwordSince } from '../credentials/credentials.sql.ts';
import { currentUserOf } from '../current-user/current-user-of.ts';
import { refuseLeaving } from '../deletion/refuse-pending-deletion.ts';
import { sessionSeconds } from '../limits/lifetimes.ts';
import { endSession } from '../sessions/end-session.ts';
import { mailNewLoginJob } from '../sessions/mail-new-login.job.ts';
import { tellSessions } from '../sessions/notify-sessions.ts';
import { openSession } from '../sessions/open-session.ts';
import { type Device, type DeviceCall, keepDevice, visitingDevice } from '../sessions/visiting-device.ts';

/** What is needed of the call that logs in. */
export type Entry = DeviceCall & Pick<RawCall, 'session' | 'origin' | 'language'>;

const newLogin = ({ origin, language }: Entry, member: Id, device: Device, now: Date) => {
  const { browser, system, country } = device;
  return { member, browser, system, country, at: now.toISOString(), origin, language };
};

/**
 * Logs in a member who has proved who they are, by password, second step or passkey: every way in ends here. A new
 * session with its cookie, and the end of the one this browser had (ACC-8: the token rotates). Throws `login_failed`
 * for a member who is no more, `account_recoverable` for one who is going away. A browser that the member never used
 * before is told to them by mail. `since`: of the password they proved; one that was changed meanwhile logs nobody in,
 * so that no login of before slips past the change that ends them all (AUTH-8).
 */
export async function logInMember(
  platform: Platform,
  call: Entry,
  member: Id,
  since?: Date,
): Promise<CurrentUser> {
  const now = platform.clock.now();
  const device = visitingDevice(call);
  const token = await platform.transact(async (unit) => {
    const current = await passwordSince(unit.db, member);
    if (current === undefined || current.getTime() !== (since ?? current).getTime())
      throw new Refusal('login_failed');
    await refuseLeaving(unit, platform, { member, since: current, now });
    await endSession(unit, platform, call.session === null ? undefined : call.cookies[sessionCookie]);
    const { token: opened, strange } = await openSession(unit.db, member, device, now);
    await tellSessions(unit, member, now);
    if (strange) await unit.enqueue(mailNewLoginJob, newLogin(call, member, device, now));
    return opened;
  });
  await touchActivity(platform.db, member, now);
  const user = await currentUserOf(platform.db, member, now);
  if (user === null) throw new Refusal('login_failed');
  call.setCookie(sessionCookie, token, { maxAgeSeconds: sessionSeconds });
  keepDevice(call, device);
  return user;
}
