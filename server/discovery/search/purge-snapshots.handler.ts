import { jobHandler } from '#server/platform/jobs/job.ts';
import { purgeSnapshotsJob } from './purge-snapshots.job.ts';
import { purgeSnapshots } from './snapshots.sql.ts';

export const purgeOldSnapshots = jobHandler(purgeSnapshotsJob, (_payload, { db, clock }) =>
  purgeSnapshots(db, clock.now()),
);
