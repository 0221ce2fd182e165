import { jobHandler } from '#server/platform/jobs/job.ts';
import { purgeSwipesJob } from './purge-swipes.job.ts';
import { restingSince } from './swipe-deck.ts';
import { purgeSwipes } from './swipes.sql.ts';

export const purgeSwipesHandler = jobHandler(purgeSwipesJob, (_payload, { db, clock }) =>
  purgeSwipes(db, restingSince(clock.now())),
);
