import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { purgeItemOwners } from './item-owners/item-owners.sql.ts';
import { purgeExpired } from './operators.sql.ts';

/** Runs daily: see `purgeExpired` and `purgeItemOwners`. */
export const purgeExpiredJob = job('operators/purge-expired', z.object({}), { cron: '37 3 * * *' });

export const purgeExpiredHandler = jobHandler(purgeExpiredJob, async (_payload, { db, clock }) => {
  await purgeExpired(db, clock.now());
  await purgeItemOwners(db, clock.now());
});
