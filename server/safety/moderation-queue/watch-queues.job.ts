import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Runs every ten minutes: notifies operators of reports and complaints past their deadline, or of intimate
 * images near theirs (DSA-7, NCII-1).
 */
export const watchQueuesJob = job('safety/watch-queues', z.object({}), { cron: '*/10 * * * *' });
