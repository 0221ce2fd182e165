import { jobHandler } from '#server/platform/jobs/job.ts';
import { purgeSnapshots } from '../store/snapshots.ts';
import { purgeSnapshotsJob } from './purge-snapshots.job.ts';

export const purgeOldSnapshots = jobHandler(purgeSnapshotsJob, (_payload, { db, clock }) =>
  purgeSnapshots(db, clock.now()),
);
