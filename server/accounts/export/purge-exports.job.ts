import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Hourly: takes away the files that nobody may fetch any more. */
export const purgeExportsJob = job('accounts/purge-exports', z.object({}), { cron: '41 * * * *' });
