import * as z from 'zod/mini';
import { standingLikeDays } from '#contract/discovery/get-standing-like.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { addDays } from '#server/platform/time.ts';
import { endIdleStandingLikes } from './auto-likes.sql.ts';

/** Daily: deletes the standing likes of members who have been inactive for a month (LIKE-3). */
export const endStandingLikesJob = job('discovery/end-standing-likes', z.object({}), { cron: '17 4 * * *' });

const atOnce = 1000;

export const endStandingLikesHandler = jobHandler(endStandingLikesJob, async (_payload, { db, clock }) => {
  const since = addDays(clock.now(), -standingLikeDays);
  while ((await endIdleStandingLikes(db, since, atOnce)) === atOnce);
});
