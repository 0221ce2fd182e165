import { mailOperator } from '#server/operators/mail-operator.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { alarmsBefore, hoursLeft, removalDeadline } from '../rules/removal-deadline.ts';
import { waitingRemovals } from '../store/removals.ts';
import { mailRemovalsJob } from './mail-removals.job.ts';

const countedAtMost = 500;

/** What waits is read afresh: a mail that comes late tells how it is then, and none is sent where all was answered. */
export const mailRemovalsHandler = jobHandler(mailRemovalsJob, async ({ operator }, platform) => {
  const now = platform.clock.now();
  const waiting = await waitingRemovals(platform.db, alarmsBefore(now)[0], countedAtMost);
  const [first] = waiting;
  const due = first && removalDeadline('intimate_image', first.created_at);
  if (!due) return;
  await mailOperator(platform, {
    operator,
    site: first.site_id,
    kind: 'removals_due',
    values: { number: waiting.length, late: due <= now ? 'yes' : 'no', hours: hoursLeft(due, now) },
    link: `${first.origin}/console/reports`,
  });
});
