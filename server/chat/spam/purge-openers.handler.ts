import { jobHandler } from '#server/platform/jobs/job.ts';
import { openerRetentionMilliseconds } from './opener-fingerprint.ts';
import { purgeOpeners } from './openers.sql.ts';
import { purgeOpenersJob } from './purge-openers.job.ts';

export const purgeOpenersHandler = jobHandler(purgeOpenersJob, (_payload, { db, clock }) =>
  purgeOpeners(db, new Date(clock.now().getTime() - openerRetentionMilliseconds)),
);
