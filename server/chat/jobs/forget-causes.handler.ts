import { jobHandler } from '#server/platform/jobs/job.ts';
import { causeKeptMilliseconds } from '../rules/rest.ts';
import { forgetCauses } from '../store/fictional-ties.ts';
import { forgetCausesJob } from './forget-causes.job.ts';

export const forgetCausesHandler = jobHandler(forgetCausesJob, (_payload, { db, clock }) =>
  forgetCauses(db, new Date(clock.now().getTime() - causeKeptMilliseconds)),
);
