import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Daily: forgets which first words went to whom, a week after (TRUST-7). */
export const purgeOpenersJob = job('chat/purge-openers', z.object({}), { cron: '7 4 * * *' });
