import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Every ten minutes: operators hear of intimate images whose deadline comes near or is over (NCII-1). */
export const watchRemovalsJob = job('safety/watch-removals', z.object({}), { cron: '*/10 * * * *' });
