import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { alarmEachOperator, mailOperator } from '#server/operators/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Unit } from '#server/platform/platform.ts';
import { consoleOrigin, siteById } from '#server/sites/door.ts';

/** Reasons to alarm the operators at once (decision 0063). */
const causes = [
  'urgent_report',
  'brake',
  'uncaused',
  'clock',
  'clock_brake',
  'counts',
  'frozen',
  'holds_due',
  'evidence_missing',
] as const;

/** The page of the console that an alarm links to, if it is not the list of reports. */
const pageOf: Partial<Record<(typeof causes)[number], string>> = {
  uncaused: 'restrictions',
  counts: 'transparency',
  frozen: 'holds',
  holds_due: 'holds',
  evidence_missing: 'holds',
};

/**
 * Mails an operator that a possible minor is visible, that a brake is on, or that a hiding has no cause.
 * Also that the clock hid pictures because nobody decided, that it reached the number of a site, or that counts
 * differ from their cases.
 */
export const mailAlarmJob = job(
  'safety/mail-alarm',
  z.object({ operator: id, site: z.int(), cause: z.enum(causes), number: z.int() }),
  { triedForHours: 24 },
);

export const mailAlarmHandler = jobHandler(mailAlarmJob, async (payload, platform) => {
  const { operator, site, cause, number } = payload;
  const origin = consoleOrigin(platform.config, siteById(site));
  await mailOperator(platform, {
    operator,
    site,
    kind: 'moderation_alarm',
    values: { cause, number, host: siteById(site).host },
    link: `${origin}/console/${pageOf[cause] ?? 'reports'}`,
  });
});

export interface Alarm {
  readonly site: number;
  readonly cause: (typeof causes)[number];
  /** Members that the mail is about. For `urgent_report`: 0 for a report of this moment. */
  readonly number: number;
}

/** Enqueues an alarm to every operator who can log in, in the caller's transaction. */
export const alarmOperators = (unit: Unit, alarm: Alarm): Promise<void> =>
  alarmEachOperator(unit.db, (operator) => unit.enqueue(mailAlarmJob, { operator, ...alarm }));
