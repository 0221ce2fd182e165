import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Shows members again whose suspension is over. Runs at the end of each suspension, and every ten minutes as
 * a fallback. Login does not depend on this job. The payload names no member.
 */
export const endSuspensionsJob = job('profiles/end-suspensions', z.object({}), { cron: '*/10 * * * *' });
