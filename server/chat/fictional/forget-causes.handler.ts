import { jobHandler } from '#server/platform/jobs/job.ts';
import { causeRetentionMilliseconds } from './care-pause.ts';
import { deletePauseCauses } from './fictional-ties.sql.ts';
import { forgetCausesJob } from './forget-causes.job.ts';

export const forgetCausesHandler = jobHandler(forgetCausesJob, (_payload, { db, clock }) =>
  deletePauseCauses(db, new Date(clock.now().getTime() - causeRetentionMilliseconds)),
);
