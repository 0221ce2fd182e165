import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Daily: forgets swipes that are so old that the members may come back (DISC-6). */
export const purgeSwipesJob = job('discovery/purge-swipes', z.object({}), { cron: '47 3 * * *' });
