import type { bans, Ground } from '#contract/safety/decision.ts';
import { setOptionalMailsPaused } from '#server/notifications/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { endHiding, endSuspensionsJob, restrictMember } from '#server/profiles/door.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { lockAccount } from '../credentials/lock-account.sql.ts';
import { endLogins } from '../sessions/end-logins.ts';

export interface BanDecision {
  readonly kind: (typeof bans)[number];
  readonly ground: Ground;
  readonly at: Date;
  /** End of the suspension; null for a ban. */
  readonly until: Date | null;
}

/**
 * Suspends or bans the member of a case. From now on nobody sees the member, and all logins, sockets and push
 * subscriptions end (AUTH-8, PUSH-9). Notifications that are already under way are dropped too. After a new
 * login the member reaches only what concerns the decision (DSA-6). Returns false if there is nobody to ban,
 * because the member is erased or fictional.
 */
export async function banAccount(
  unit: Unit,
  platform: Platform,
  held: HeldReport,
  { kind, ground, at, until }: BanDecision,
): Promise<boolean> {
  const { id: report, site, member, origin, subject, follows } = held;
  await lockAccount(unit.db, member);
  await endHiding(unit, held, kind, at);
  const restriction = { report, site, member, kind, ground, origin, subject, since: at, until, follows };
  if (!(await restrictMember(unit, restriction))) return false;
  await endLogins(unit, platform, member);
  await setOptionalMailsPaused(unit.db, member, true);
  unit.afterCommit(() => platform.live.dropMember(member));
  if (until !== null)
    await unit.enqueue(endSuspensionsJob, {}, { startAfterSeconds: (until.getTime() - at.getTime()) / 1000 });
  return true;
}
