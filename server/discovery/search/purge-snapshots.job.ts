import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Every ten minutes: forgets whom searches found an hour ago. */
export const purgeSnapshotsJob = job('discovery/purge-snapshots', z.object({}), { cron: '5-59/10 * * * *' });
