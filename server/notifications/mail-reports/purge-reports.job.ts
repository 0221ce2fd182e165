import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { addSeconds } from '#server/platform/time.ts';
import { purgeBarred } from '../addresses/addresses.sql.ts';
import { purgeMailedNotices } from '../news/mailed-notices.sql.ts';
import { newsMaxAgeSeconds } from '../news/news-timing.ts';
import { purgePushSessions } from '../push/push-subscriptions.sql.ts';
import { purgeSuppressions } from '../suppressions/suppress-mail.ts';
import { purgeReports as purgeOld, purgeSoftBounces } from './mail-reports.sql.ts';

/**
 * Daily: deletes expired reports, bounce series, marks of mailed notices, and suppressions of addresses that
 * no member has (GDPR-9).
 */
export const purgeReportsJob = job('notifications/purge-reports', z.object({}), { cron: '29 3 * * *' });

export const purgeReports = jobHandler(purgeReportsJob, async (_payload, platform) => {
  const { db, clock } = platform;
  await purgeOld(db, clock.now());
  await purgeSoftBounces(db, clock.now());
  await purgeMailedNotices(db, addSeconds(clock.now(), -newsMaxAgeSeconds));
  await purgePushSessions(db, clock.now());
  await purgeBarred(db, clock.now());
  await purgeSuppressions(platform);
});
