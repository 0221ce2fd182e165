import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { purgedTables } from './purge.sql.ts';
import { purgeRowsJob } from './purge-rows.job.ts';
import { purgeSessionsJob } from './purge-sessions.job.ts';

/** Daily: starts the removal of expired rows, one job for each table. */
export const purgeExpiredJob = job('accounts/purge-expired', z.object({}), { cron: '17 3 * * *' });

export const purgeExpiredHandler = jobHandler(purgeExpiredJob, async (_payload, { jobs }) => {
  await jobs.send(purgeSessionsJob, {}, { singletonKey: 'sessions' });
  for (const table of purgedTables) await jobs.send(purgeRowsJob, { table }, { singletonKey: table });
});
