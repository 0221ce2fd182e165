import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { purgeBudgets } from './budgets.sql.ts';

/** Every hour: deletes counts of calls that expired. The limiter itself deletes none. */
export const purgeBudgetsJob = job('sites/purge-budgets', z.object({}), { cron: '41 * * * *' });

export const purgeBudgetsHandler = jobHandler(purgeBudgetsJob, (_payload, { db, clock }) =>
  purgeBudgets(db, clock.now()),
);
