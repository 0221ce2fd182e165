import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { urgencies } from '#contract/safety/urgency.ts';
import { alarmEachOperator, mailOperator } from '#server/operators/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { consoleOrigin, siteById } from '#server/sites/door.ts';
import { alarmOperators } from '../trust/mail-alarm.job.ts';
import { markLateAlarms } from '../trust/urgent-alarms.sql.ts';
import { raiseAlarms, waitingAlarmed } from './queue.sql.ts';
import { alarmSteps, deadline, hoursLeft } from './urgency.ts';

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
    link: `${consoleOrigin(platform.config, siteById(first.site))}/console/reports`,
  });
});

/**
 * Runs every ten minutes: notifies operators of reports and complaints past their deadline, or of intimate
 * images near theirs (DSA-7, NCII-1). Also of reports of possible minors that raised no alarm (SAFE-8).
 */
export const watchQueuesJob = job('safety/watch-queues', z.object({}), { cron: '*/10 * * * *' });

/**
 * Raises alarms and enqueues their mails in one transaction: after a crash the next run repeats both, and no
 * alarm is mailed twice.
 */
export const watchQueuesHandler = jobHandler(watchQueuesJob, async (_payload, platform) => {
  const now = platform.clock.now();
  const steps = alarmSteps(now);
  const raised = await platform.transact(async (unit) => {
    const reports = await raiseAlarms(unit.db, 'reports', steps);
    const complaints = await raiseAlarms(unit.db, 'complaints', steps);
    if (reports + complaints > 0)
      await alarmEachOperator(unit.db, (operator) => unit.enqueue(mailDeadlinesJob, { operator }));
    for (const { site, number } of await markLateAlarms(unit.db, now))
      await alarmOperators(unit, { site, cause: 'urgent_report', number });
    return { reports, complaints };
  });
  // For the monitoring of the service: also logged if there is no operator, or no mail arrives.
  if (raised.reports + raised.complaints > 0)
    platform.log.error(raised, 'reports or complaints are overdue or near their deadline');
});
