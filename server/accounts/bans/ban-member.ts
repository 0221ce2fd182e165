import { banMember } from '#contract/accounts/ban-member.ts';
import type { bans, Ground } from '#contract/safety/decision.ts';
import { takeMeasures } from '#server/chat/door.ts';
import {
  accountsOfAddress,
  addressOf,
  lockAddress,
  setOptionalMailsPaused,
} from '#server/notifications/door.ts';
import { askApproval, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import {
  endHiding,
  endSuspensionsJob,
  restrictMember,
  settleNoticeHiding,
  unrestrictMember,
} from '#server/profiles/door.ts';
import {
  type CaseVerdict,
  closeReport,
  type HeldReport,
  heldReport,
  heldTogether,
  openFollowingCase,
  suspendedUntil,
  withholdMember,
} from '#server/safety/door.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { lockAccount } from '../credentials/credentials.sql.ts';
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
async function banAccount(
  unit: Unit,
  platform: Platform,
  held: HeldReport,
  { kind, ground, at, until }: BanDecision,
): Promise<boolean> {
  const { id: report, site, member, origin, subject, follows } = held;
  await lockAccount(unit.db, member);
  await endHiding(unit, held, kind, at);
  await settleNoticeHiding(platform, unit, held, { outcomes: [kind], at });
  // A further measure of a reopened case replaces its suspension.
  if (held.taken.includes('suspended'))
    await unrestrictMember(unit, member, { report }, { at, toldElsewhere: true });
  const restriction = { report, site, member, kind, ground, origin, subject, since: at, until, follows };
  if (!(await restrictMember(unit, restriction))) return false;
  await endLogins(unit, platform, member);
  await setOptionalMailsPaused(unit.db, member, true);
  unit.afterCommit(() => platform.live.dropMember(member));
  if (until !== null)
    await unit.enqueue(endSuspensionsJob, {}, { startAfterSeconds: (until.getTime() - at.getTime()) / 1000 });
  return true;
}

/**
 * Bans the same person's accounts on our other sites, each with a decision of its own (TRUST-9). Accounts
 * belong to the same person if both proved the same address. An unconfirmed address may be a stranger's, so
 * it bans no other account.
 */
export async function banEverywhere(
  unit: Unit,
  platform: Platform,
  held: HeldReport,
  {
    operator,
    ground,
    facts,
    at,
  }: Pick<CaseVerdict, 'operator' | 'at'> & { ground: Ground; facts: string | null },
): Promise<void> {
  const { email, verified } = await addressOf(unit.db, held.member);
  if (!verified) return;
  await lockAddress(unit.db, email);
  const accounts = await accountsOfAddress(unit.db, email);
  for (const { member, site } of accounts.filter((account) => account.member !== held.member)) {
    const origin = siteOrigin(platform.config, siteById(site));
    const followed = await openFollowingCase(unit.db, held, { member, site, origin, at });
    const ban = { kind: 'banned', ground, at, until: null } as const;
    // If the ban cannot be carried out, the case waits for an operator like any other.
    if (await banAccount(unit, platform, followed, ban))
      await closeReport(unit, followed, {
        ...{ outcome: 'banned', ground, facts, operator, at },
      });
  }
}

/** Whether the person has an account on another site that the ban would reach. */
async function hasOtherAccounts(unit: Unit, held: HeldReport): Promise<boolean> {
  const { email, verified } = await addressOf(unit.db, held.member);
  if (!verified) return false;
  await lockAddress(unit.db, email);
  return (await accountsOfAddress(unit.db, email)).some(({ member }) => member !== held.member);
}

/** Decision, its effects and the audit log entry are written in one transaction. */
export const banMemberHandler = handler(banMember, async (call, platform) => {
  const { operator, input } = call;
  const { report, outcome, also, ground, facts = null, pictures, copies, together: reports, days } = input;
  const at = platform.clock.now();
  const until = days === undefined ? null : suspendedUntil(at, days);
  const waits = await platform.transact(async (unit) => {
    const held = await heldReport(unit.db, report, operator);
    if (held?.status !== 'open') return held?.first === outcome ? false : call.refuse('report_not_yours');
    const together = await heldTogether(unit.db, held, { reports, outcome, also, operator, at });
    const removed = await takeMeasures(platform, unit, held, {
      ...{ measures: also, pictures, copies, operator, ground, at },
    });
    if (!(await banAccount(unit, platform, held, { kind: outcome, ground, at, until })))
      call.refuse('nobody_to_ban');
    for (const one of together) await endHiding(unit, one, outcome, at);
    const { member } = held;
    if (also.includes('withheld')) await withholdMember(unit, member, true, at);
    await closeReport(unit, held, {
      ...{ operator, outcome, also, ground, facts, removed, until, together, at },
    });
    if (outcome !== 'banned' || !(await hasOtherAccounts(unit, held))) return false;
    // One operator bans here. A second one approves the other sites (SAFE-6).
    const asked = { kind: 'ban', payload: { report, ground }, member, operator, now: at } as const;
    const subject = await askApproval(unit, asked);
    await recordAction(unit, { operator, action: 'accounts/ask-ban', member, subject, at });
    return true;
  });
  return { report, waits };
});
