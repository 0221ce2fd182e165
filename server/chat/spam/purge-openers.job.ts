import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Daily: deletes opener hashes that are older than a week (TRUST-7). */
export const purgeOpenersJob = job('chat/purge-openers', z.object({}), { cron: '7 4 * * *' });
