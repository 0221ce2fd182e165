import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Every ten minutes: operators hear of reports and complaints whose deadline is over, or of intimate images near (DSA-7, NCII-1). */
export const watchQueuesJob = job('safety/watch-queues', z.object({}), { cron: '*/10 * * * *' });
