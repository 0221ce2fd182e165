import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { openerRetentionMilliseconds } from './opener-fingerprint.ts';
import { purgeOpeners } from './openers.sql.ts';

/** Daily: deletes opener hashes that are older than a week (TRUST-7). */
export const purgeOpenersJob = job('chat/purge-openers', z.object({}), { cron: '7 4 * * *' });

export const purgeOpenersHandler = jobHandler(purgeOpenersJob, (_payload, { db, clock }) =>
  purgeOpeners(db, new Date(clock.now().getTime() - openerRetentionMilliseconds)),
);
