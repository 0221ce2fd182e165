import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { hidingsAt } from '#server/photos/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { addHours } from '#server/platform/time.ts';
import {
  alarmOperators,
  clockHours,
  hiddenBySender,
  isUsedUp,
  lockOpenNotice,
  lockSubject,
  markBraked,
  markClock,
  noticesForClock,
  subjectOfNotice,
  unclearedPaths,
} from '#server/safety/door.ts';
import { freezeNoticeEvidence, hideSubject } from './hide-subject.ts';
import { noticeMemberRow, noticePictureRows } from './notice-members.sql.ts';

/**
 * Runs every ten minutes: hides the pictures of a notice of an intimate image that nobody decided on. It acts
 * two hours before the 48 hours of the law end (NCII-1, decision 0090). It hides the pictures of a few members per
 * site and day, and little of one member. Beyond that it alarms the operators, who decide (SAFE-8, decision 0099).
 */
export const hideOverdueJob = job('profiles/hide-overdue', z.object({}), {
  cron: '*/10 * * * *',
  parallel: 1,
  timeoutSeconds: 300,
});

const atOnce = 50;

/** Members whose pictures the clock hides at a time because of one sender. */
const hiddenAtMost = 3;

/**
 * The pictures that the clock hides: the named one, or all shown photos if the notice names the profile. Never
 * the profile itself. A photo that an operator cleared stays visible.
 */
async function picturesFor(platform: Platform, complaint: Id, now: Date) {
  const { db } = platform;
  const subject = await subjectOfNotice(db, complaint);
  const row = subject && (await noticeMemberRow(db, subject.member_id));
  if (subject === undefined || row === undefined || row.fictional) return undefined;
  const { member_id: member, path: named } = subject;
  const meant = (await noticePictureRows(db, member, named)).filter(
    ({ path, status }) => status === 'active' && (named === null || path === named),
  );
  const paths = await unclearedPaths(
    db,
    member,
    meant.map(({ path }) => path),
    now,
  );
  return {
    member,
    site: row.site,
    pictures: meant.filter(({ path }) => paths.includes(path)),
    cause: 'clock' as const,
  };
}

/**
 * Returns whether the number of the site, of the member or of the sender is used up. Pictures that are hidden already need
 * no place.
 */
async function isHeldBack(
  { db }: Unit,
  complaint: Id,
  { member, site, pictures }: NonNullable<Awaited<ReturnType<typeof picturesFor>>>,
  now: Date,
): Promise<boolean> {
  const hidden = await hidingsAt(
    db,
    pictures.map(({ path }) => path),
  );
  if (pictures.every(({ path }) => hidden.some((one) => one.path === path))) return false;
  return (
    (await isUsedUp(db, { id: complaint, member, site, now })) ||
    (await hiddenBySender(db, complaint)) >= hiddenAtMost
  );
}

/** One notice in one transaction. Another decision that came first wins, because both lock the notice. */
async function hideOverdueNotice(platform: Platform, complaint: Id): Promise<void> {
  const at = platform.clock.now();
  const target = await picturesFor(platform, complaint, at);
  const evidence =
    target === undefined || target.pictures.length === 0
      ? undefined
      : await freezeNoticeEvidence(platform, target);
  await platform.transact(async (unit) => {
    const notice = await lockOpenNotice(unit.db, complaint);
    const subject = notice && (await lockSubject(unit.db, complaint));
    if (!notice || !subject || subject.report_id !== null || subject.clock_at !== null) return;
    const isEmpty = target === undefined || evidence === undefined;
    if (!isEmpty && (await isHeldBack(unit, complaint, target, at))) {
      // Not marked as done: the clock tries again, and every operator is alarmed once.
      if (await markBraked(unit.db, complaint, at))
        await alarmOperators(unit, { site: notice.site_id, cause: 'clock_brake', number: 1 });
      return;
    }
    await markClock(unit.db, complaint, at);
    if (isEmpty) return;
    await hideSubject(platform, unit, notice, { target, evidence, at });
    failpoint('profiles/overdue-hidden');
    await alarmOperators(unit, { site: notice.site_id, cause: 'clock', number: target.pictures.length });
  });
}

export const hideOverdueHandler = jobHandler(hideOverdueJob, async (_payload, platform) => {
  let failed = false;
  for (const complaint of await noticesForClock(
    platform.db,
    addHours(platform.clock.now(), -clockHours),
    atOnce,
  ))
    await hideOverdueNotice(platform, complaint).catch((error: unknown) => {
      failed = true;
      platform.log.error({ err: error }, 'failed to hide the pictures of an overdue notice, will be retried');
    });
  if (failed) throw new Error('some overdue notices were not handled');
});
