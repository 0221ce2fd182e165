import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { causeRetentionMilliseconds } from './care-cause.ts';
import { deletePauseCauses } from './fictional-ties.sql.ts';

/**
 * Daily: deletes the causes of pauses that members have not ended for a month. The pause itself stays (FIC-6,
 * GDPR-9).
 */
export const forgetCausesJob = job('chat/forget-causes', z.object({}), { cron: '11 4 * * *' });

export const forgetCausesHandler = jobHandler(forgetCausesJob, (_payload, { db, clock }) =>
  deletePauseCauses(db, new Date(clock.now().getTime() - causeRetentionMilliseconds)),
);
