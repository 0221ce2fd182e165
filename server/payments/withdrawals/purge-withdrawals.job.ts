import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { addDays } from '#server/platform/time.ts';
import { deleteExpiredCases } from './withdrawal-cases.sql.ts';
import { deleteOldNetworks } from './withdrawals.sql.ts';

/**
 * Deletes closed withdrawal cases after their retention period, and the hashes that the brake no longer
 * needs.
 */
export const purgeWithdrawals = job('payments/purge-withdrawals', z.object({}), { cron: '47 3 * * *' });

export const purgeWithdrawalsHandler = jobHandler(purgeWithdrawals, async (_, { db, clock, transact }) => {
  const now = clock.now();
  await transact((unit) => deleteExpiredCases(unit.db, now));
  await deleteOldNetworks(db, addDays(now, -1));
});
