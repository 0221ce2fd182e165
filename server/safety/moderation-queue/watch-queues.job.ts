import * as z from 'zod/mini';
import { operatorsToAlarm } from '#server/operators/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { alarmSteps } from './deadline.ts';
import { raiseAlarms } from './deadlines.sql.ts';
import { mailDeadlinesJob } from './mail-deadlines.job.ts';

/**
 * Runs every ten minutes: notifies operators of reports and complaints past their deadline, or of intimate
 * images near theirs (DSA-7, NCII-1).
 */
export const watchQueuesJob = job('safety/watch-queues', z.object({}), { cron: '*/10 * * * *' });

/**
 * Raises alarms and enqueues their mails in one transaction: after a crash the next run repeats both, and no
 * alarm is mailed twice.
 */
export const watchQueuesHandler = jobHandler(watchQueuesJob, async (_payload, platform) => {
  const steps = alarmSteps(platform.clock.now());
  const raised = await platform.transact(async (unit) => {
    const reports = await raiseAlarms(unit.db, 'reports', steps);
    const complaints = await raiseAlarms(unit.db, 'complaints', steps);
    if (reports + complaints > 0)
      for (const operator of await operatorsToAlarm(unit.db))
        await unit.enqueue(mailDeadlinesJob, { operator });
    return { reports, complaints };
  });
  // For the monitoring of the service: also logged if there is no operator, or no mail arrives.
  if (raised.reports + raised.complaints > 0)
    platform.log.error(raised, 'reports or complaints are overdue or near their deadline');
});
