import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Shows members again whose suspension is over: at the end of each, and every ten minutes whatever happened. Logging in
 * does not wait for it. Its payload names nobody.
 */
export const endSuspensionsJob = job('profiles/end-suspensions', z.object({}), { cron: '*/10 * * * *' });
