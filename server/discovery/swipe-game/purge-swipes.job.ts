import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Daily: deletes swipes that are old enough for the swiped members to return to the deck (DISC-6). */
export const purgeSwipesJob = job('discovery/purge-swipes', z.object({}), { cron: '47 3 * * *' });
