import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { urgencies } from '#contract/safety/urgency.ts';
import { mailOperator } from '#server/operators/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { alarmSteps, deadline, hoursLeft } from './deadline.ts';
import { waitingAlarmed } from './deadlines.sql.ts';

/**
 * Mails an operator the number of late reports and complaints per class, and the time left for intimate
 * images (DSA-7).
 */
export const mailDeadlinesJob = job('safety/mail-deadlines', z.object({ operator: id }), {
  triedForHours: 24,
});

/** Per class and queue. */
const countedAtMost = 500;

/**
 * Reads the queues again: a delayed mail reports the current state, and none is sent if everything was
 * answered.
 */
export const mailDeadlinesHandler = jobHandler(mailDeadlinesJob, async ({ operator }, platform) => {
  const now = platform.clock.now();
  const steps = alarmSteps(now);
  const waiting = [
    ...(await waitingAlarmed(platform.db, 'reports', steps, countedAtMost)),
    ...(await waitingAlarmed(platform.db, 'complaints', steps, countedAtMost)),
  ].map((one) => ({ ...one, due: deadline(one.urgency, one.since) }));
  const [first] = waiting;
  if (first === undefined) return;
  const late = waiting.filter(({ due }) => due <= now);
  const soon = waiting.filter(({ due }) => due > now).sort((one, other) => +one.due - +other.due);
  await mailOperator(platform, {
    operator,
    site: first.site,
    kind: 'queue_deadlines',
    values: {
      ...Object.fromEntries(
        urgencies.map((urgency) => [urgency, late.filter((one) => one.urgency === urgency).length]),
      ),
      late: late.length > 0 ? 'yes' : 'no',
      soon: soon.length,
      hours: soon[0] ? hoursLeft(soon[0].due, now) : 0,
    },
    link: `${siteOrigin(platform.config, siteById(first.site))}/console/reports`,
  });
});
