import { standingLikeDays } from '#contract/discovery/standing-like.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { endStandingLikesJob } from './end-standing-likes.job.ts';
import { endIdleStandingLikes } from './standing-likes.sql.ts';

const atOnce = 1000;

export const endStandingLikesHandler = jobHandler(endStandingLikesJob, async (_payload, { db, clock }) => {
  const since = new Date(clock.now().getTime() - standingLikeDays * 24 * 3_600_000);
  while ((await endIdleStandingLikes(db, since, atOnce)) === atOnce);
});
