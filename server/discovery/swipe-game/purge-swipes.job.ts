import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { swipeCutoff } from './swipe-deck.ts';
import { purgeSwipes } from './swipes.sql.ts';

/** Daily: deletes swipes that are old enough for the swiped members to return to the deck (DISC-6). */
export const purgeSwipesJob = job('discovery/purge-swipes', z.object({}), { cron: '47 3 * * *' });

export const purgeSwipesHandler = jobHandler(purgeSwipesJob, (_payload, { db, clock }) =>
  purgeSwipes(db, swipeCutoff(clock.now())),
);
