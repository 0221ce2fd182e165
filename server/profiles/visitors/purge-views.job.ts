import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { addDays } from '#server/platform/time.ts';
import { purgeViews } from './visitor-views.sql.ts';

/** Each night: deletes what visitors of a network saw before yesterday. */
export const purgeViewsJob = job('profiles/purge-views', z.object({}), { cron: '40 2 * * *' });

export const purgeOldViews = jobHandler(purgeViewsJob, (_payload, { db, clock }) =>
  purgeViews(db, addDays(clock.now(), -1).toISOString().slice(0, 10)),
);
