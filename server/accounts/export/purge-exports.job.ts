import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Runs hourly: deletes export files that can no longer be fetched. */
export const purgeExportsJob = job('accounts/purge-exports', z.object({}), { cron: '41 * * * *' });
