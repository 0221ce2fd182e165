import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Daily: deletes the causes of pauses that members have not ended for a month. The pause itself stays (FIC-6,
 * GDPR-9).
 */
export const forgetCausesJob = job('chat/forget-causes', z.object({}), { cron: '11 4 * * *' });
