import { jobHandler } from '#server/platform/jobs/job.ts';
import { purgeBarred } from '../addresses/barred-addresses.sql.ts';
import { purgeMailedNotices } from '../news/mailed-notices.sql.ts';
import { newsMaxAgeSeconds } from '../news/news-timing.ts';
import { purgePushSessions } from '../push/push-sessions.sql.ts';
import { purgeSuppressions } from '../suppressions/purge-suppressions.ts';
import { purgeReports as purgeOld } from './mail-reports.sql.ts';
import { purgeReportsJob } from './purge-reports.job.ts';
import { purgeSoftBounces } from './soft-bounces.sql.ts';

export const purgeReports = jobHandler(purgeReportsJob, async (_payload, platform) => {
  const { db, clock } = platform;
  await purgeOld(db, clock.now());
  await purgeSoftBounces(db, clock.now());
  await purgeMailedNotices(db, new Date(clock.now().getTime() - newsMaxAgeSeconds * 1000));
  await purgePushSessions(db, clock.now());
  await purgeBarred(db, clock.now());
  await purgeSuppressions(platform);
});
