import { jobHandler } from '#server/platform/jobs/job.ts';
import { purgeSwipesJob } from './purge-swipes.job.ts';
import { swipeCutoff } from './swipe-deck.ts';
import { purgeSwipes } from './swipes.sql.ts';

export const purgeSwipesHandler = jobHandler(purgeSwipesJob, (_payload, { db, clock }) =>
  purgeSwipes(db, swipeCutoff(clock.now())),
);
