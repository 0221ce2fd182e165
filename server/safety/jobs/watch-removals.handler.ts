import { operatorsAtWork } from '#server/operators/operators-at-work.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { alarmsBefore } from '../rules/removal-deadline.ts';
import { raiseAlarms } from '../store/removals.ts';
import { mailRemovalsJob } from './mail-removals.job.ts';
import { watchRemovalsJob } from './watch-removals.job.ts';

/** Noted and told in one transaction: a run that dies tells it the next time, and no run tells it twice. */
export const watchRemovalsHandler = jobHandler(watchRemovalsJob, async (_payload, platform) => {
  const complaints = await platform.transact(async (unit) => {
    const raised = await raiseAlarms(unit.db, alarmsBefore(platform.clock.now()));
    if (raised.length > 0)
      for (const operator of await operatorsAtWork(unit.db))
        await unit.enqueue(mailRemovalsJob, { operator });
    return raised;
  });
  // For whoever watches the service: also where there is no operator, or no mail arrives.
  if (complaints.length > 0)
    platform.log.error({ complaints }, 'reported intimate images come near the end of their 48 hours');
});
