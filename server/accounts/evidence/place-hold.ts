import { placeHold } from '#contract/accounts/evidence/place-hold.ts';
import type { Id } from '#contract/kit/id.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import { type HoldGround, reviewDays } from '#contract/safety/hold.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import { readerLanguage } from '#server/notifications/door.ts';
import { isOperatorDisabled, recordAction, requireSeasonedOperator } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { freezeMember, freezeProfileEvidence } from '#server/profiles/door.ts';
import {
  alarmOperators,
  changeHold,
  holdOfForm,
  insertHold,
  lockFreeze,
  openCaseOfOperator,
  takeInventory,
} from '#server/safety/door.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { lockAccount } from '../credentials/credentials.sql.ts';
import { endLogins } from '../sessions/end-logins.ts';
import { heldMember } from './held-member.sql.ts';
import { measureEvidenceJob } from './verify-evidence.job.ts';

/** The reason of the case that a freeze opens. All grounds about children are first in the queue (DSA-7). */
const reasonOf: Readonly<Record<HoldGround, ReportReason>> = {
  child_abuse: 'underage',
  minor: 'underage',
  enticement: 'underage',
  trafficking: 'threat',
  threat: 'threat',
  authority_request: 'other',
  legal_claim: 'other',
};

interface Placed {
  readonly operator: Id;
  readonly input: InputOf<typeof placeHold>;
  readonly site: number;
  readonly evidence: Awaited<ReturnType<typeof freezeProfileEvidence>>;
  readonly at: Date;
}

/** The urgent case of a freeze, held by the operator. Null for a member who was never visible. */
async function caseOfFreeze(unit: Unit, platform: Platform, placed: Placed): Promise<Id | null> {
  const { operator, site, evidence, at, input } = placed;
  const { member, ground, words, client_id: clientId } = input;
  if (evidence === undefined) return null;
  const origin = siteOrigin(platform.config, siteById(site));
  const reason = reasonOf[ground];
  const { report } = await openCaseOfOperator(unit, {
    ...{ ...evidence, operator, clientId, site, member, reason, words, origin, at },
    notice: null,
  });
  await recordAction(unit, {
    ...{ operator, action: 'safety/open-case', member, subject: report, at },
    details: { reason, source: 'operator', freeze: true },
  });
  return report;
}

/** Logs the member out everywhere and hides them, without a word to them. */
async function freezeAccount(unit: Unit, platform: Platform, member: Id, at: Date): Promise<boolean> {
  if (!(await freezeMember(unit, member, at))) return false;
  await endLogins(unit, platform, member);
  unit.afterCommit(() => platform.live.dropMember(member));
  return true;
}

/**
 * Ends the unconfirmed freeze of a disabled operator, which nobody can confirm any more. The new freeze of the same
 * transaction replaces it, so the member is never free in between. Returns false if another freeze is in force.
 */
async function replaceFreeze(unit: Unit, member: Id, operator: Id, at: Date): Promise<boolean> {
  const { db } = unit;
  const before = await lockFreeze(db, member);
  if (before === undefined) return true;
  const { id: hold, placed_by: asker, confirmed_at: confirmed } = before;
  if (confirmed !== null || !(await isOperatorDisabled(db, asker))) return false;
  await requireSeasonedOperator(db, operator, at);
  await changeHold(db, hold, { unfrozen_by: operator, unfrozen_at: at });
  await recordAction(unit, {
    ...{ operator, action: 'accounts/confirm-freeze', member, subject: hold, at },
    details: { confirmed: false, asker, replaced: true },
  });
  return true;
}

/** The hold begins before anything changes, so that the triggers keep what the freeze itself ends. */
async function place(
  unit: Unit,
  platform: Platform,
  placed: Placed,
): Promise<{ hold: Id; report: Id | null }> {
  const { operator, input, site, at } = placed;
  const { member, ground, freeze, words, authority = null, case_number: caseNumber = null } = input;
  const report = freeze ? await caseOfFreeze(unit, platform, placed) : null;
  const reviewAt = addDays(at, input.review_days ?? reviewDays(ground));
  const hold = await insertHold(unit.db, {
    ...{ clientId: input.client_id, member, site, ground, words, authority, caseNumber },
    ...{ report, operator, at, reviewAt, freeze },
  });
  await takeInventory(unit.db, { hold, member });
  await unit.enqueue(measureEvidenceJob, {});
  await recordAction(unit, {
    ...{ operator, action: 'accounts/place-hold', member, subject: hold, at },
    details: { ground, freeze, review_at: reviewAt.toISOString() },
  });
  return { hold, report };
}

/** Hold, case, freeze and the end of all logins are one transaction. */
export const placeHoldHandler = handler(placeHold, async (call, platform) => {
  const { operator, input } = call;
  const { member, photo = null, freeze } = input;
  const at = platform.clock.now();
  const facts = await heldMember(platform.db, member);
  if (facts === undefined || facts.erased || facts.fictional) return call.refuse('nobody_to_hold');
  const { site } = facts;
  const language = await readerLanguage(platform.db, member, site);
  const evidence = freeze
    ? await freezeProfileEvidence(platform, { site, member, photo, language, unseen: true })
    : undefined;
  return platform.transact(async (unit) => {
    await lockAccount(unit.db, member);
    const before = await holdOfForm(unit.db, input.client_id);
    if (before !== undefined) return { hold: before.id, report: before.report_id };
    if (freeze && !(await replaceFreeze(unit, member, operator, at))) call.refuse('frozen_already');
    const placed = await place(unit, platform, { operator, input, site, evidence, at });
    if (!freeze) return placed;
    if (!(await freezeAccount(unit, platform, member, at))) call.refuse('nobody_to_hold');
    await alarmOperators(unit, { site, cause: 'frozen', number: 1 });
    return placed;
  });
});
