import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { purgeSnapshots } from './snapshots.sql.ts';

/** Every ten minutes: deletes search snapshots that expired, an hour after the search. */
export const purgeSnapshotsJob = job('discovery/purge-snapshots', z.object({}), { cron: '5-59/10 * * * *' });

export const purgeOldSnapshots = jobHandler(purgeSnapshotsJob, (_payload, { db, clock }) =>
  purgeSnapshots(db, clock.now()),
);
