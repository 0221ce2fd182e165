import type { bans, Ground } from '#contract/safety/decision.ts';
import { setQuiet } from '#server/notifications/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { endHiding, endSuspensionsJob, restrictMember } from '#server/profiles/door.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { lockAccount } from '../credentials/lock-account.sql.ts';
import { endLogins } from '../sessions/end-logins.ts';

export interface Ban {
  readonly kind: (typeof bans)[number];
  readonly ground: Ground;
  readonly at: Date;
  /** When a suspension ends; null: a ban. */
  readonly until: Date | null;
}

/**
 * Suspends or bans the member of a case: nobody sees them from now on, no device is logged in or told anything (AUTH-8,
 * PUSH-9), also not of what is under way. Whoever logs in again reaches what concerns the decision, and nothing else (DSA-6). False: there is nobody to
 * ban, for they are erased, or fictional.
 */
export async function banAccount(
  unit: Unit,
  platform: Platform,
  held: HeldReport,
  { kind, ground, at, until }: Ban,
): Promise<boolean> {
  const { id: report, site, member, origin, subject, follows } = held;
  await lockAccount(unit.db, member);
  await endHiding(unit, held, kind, at);
  const restriction = { report, site, member, kind, ground, origin, subject, since: at, until, follows };
  if (!(await restrictMember(unit, restriction))) return false;
  await endLogins(unit, platform, member);
  await setQuiet(unit.db, member, true);
  unit.afterCommit(() => platform.live.dropMember(member));
  if (until !== null)
    await unit.enqueue(endSuspensionsJob, {}, { startAfterSeconds: (until.getTime() - at.getTime()) / 1000 });
  return true;
}
