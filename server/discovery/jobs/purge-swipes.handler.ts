import { jobHandler } from '#server/platform/jobs/job.ts';
import { restingSince } from '../actions/swipe-deck.ts';
import { purgeSwipes } from '../store/swipes.ts';
import { purgeSwipesJob } from './purge-swipes.job.ts';

export const purgeSwipesHandler = jobHandler(purgeSwipesJob, (_payload, { db, clock }) =>
  purgeSwipes(db, restingSince(clock.now())),
);
