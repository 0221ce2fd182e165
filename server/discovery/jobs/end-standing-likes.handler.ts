import { standingLikeDays } from '#contract/discovery/standing-like.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { endIdleStandingLikes } from '../store/standing-likes.ts';
import { endStandingLikesJob } from './end-standing-likes.job.ts';

const atOnce = 1000;

export const endStandingLikesHandler = jobHandler(endStandingLikesJob, async (_payload, { db, clock }) => {
  const since = new Date(clock.now().getTime() - standingLikeDays * 24 * 3_600_000);
  while ((await endIdleStandingLikes(db, since, atOnce)) === atOnce);
});
