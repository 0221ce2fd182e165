import { jobHandler } from '#server/platform/jobs/job.ts';
import { causeKeptMilliseconds } from './care-pause.ts';
import { forgetCauses } from './fictional-ties.sql.ts';
import { forgetCausesJob } from './forget-causes.job.ts';

export const forgetCausesHandler = jobHandler(forgetCausesJob, (_payload, { db, clock }) =>
  forgetCauses(db, new Date(clock.now().getTime() - causeKeptMilliseconds)),
);
