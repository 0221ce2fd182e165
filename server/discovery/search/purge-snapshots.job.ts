import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Every ten minutes: deletes search snapshots that expired, an hour after the search. */
export const purgeSnapshotsJob = job('discovery/purge-snapshots', z.object({}), { cron: '5-59/10 * * * *' });
