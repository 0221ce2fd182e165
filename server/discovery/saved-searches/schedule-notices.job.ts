import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { addHours } from '#server/platform/time.ts';
import { notifyNewMembersJob } from './notify-new-members.job.ts';
import { claimDueNotices } from './search-notices.sql.ts';

/**
 * Every ten minutes: enqueues the check for new matches for a bounded number of members whose check is due
 * (DISC-7).
 */
export const scheduleNoticesJob = job('discovery/notice-members', z.object({}), { cron: '*/10 * * * *' });

/** Maximum number of members per run. The remaining ones come first in the next run. */
const most = 2000;

/** Minimum time between two checks of a member's saved searches. */
const leastHours = 1;

export const scheduleNoticesHandler = jobHandler(scheduleNoticesJob, async (_payload, platform) => {
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    const again = addHours(now, leastHours);
    for (const member of await claimDueNotices(unit.db, { now, again, most }))
      await unit.enqueue(notifyNewMembersJob, { member }, { singletonKey: String(member) });
  });
});
