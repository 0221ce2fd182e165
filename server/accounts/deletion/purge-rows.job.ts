import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { purgeBatch, purgedTables } from './purge.sql.ts';

/** Batches of one run. The run then stores its continuation, so that no run takes long (OPS-4). */
export const batchesAtOnce = 50;

/** Removes the expired rows of one table. Each table has its own runs, so that a failing one stops no other. */
export const purgeRowsJob = job('accounts/purge-rows', z.object({ table: z.enum(purgedTables) }), {
  timeoutSeconds: 300,
});

export const purgeRowsHandler = jobHandler(purgeRowsJob, async ({ table }, { db, clock, jobs }) => {
  for (let batch = 0; batch < batchesAtOnce; batch += 1)
    // A row that changes meanwhile makes a batch smaller, so only an empty one is the end.
    if ((await purgeBatch(db, table, clock.now())) === 0) return;
  await jobs.send(purgeRowsJob, { table }, { singletonKey: table });
});
