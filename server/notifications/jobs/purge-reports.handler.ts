import { jobHandler } from '#server/platform/jobs/job.ts';
import { purgeSuppressions } from '../actions/purge-suppressions.ts';
import { newsSeconds } from '../rules/news-times.ts';
import { purgeBarred } from '../store/barred-addresses.ts';
import { purgeReports as purgeOld } from '../store/mail-reports.ts';
import { forgetMailedNotices } from '../store/mailed-notices.ts';
import { purgePushSessions } from '../store/push-sessions.ts';
import { purgeSoftBounces } from '../store/soft-bounces.ts';
import { purgeReportsJob } from './purge-reports.job.ts';

export const purgeReports = jobHandler(purgeReportsJob, async (_payload, platform) => {
  const { db, clock } = platform;
  await purgeOld(db, clock.now());
  await purgeSoftBounces(db, clock.now());
  await forgetMailedNotices(db, new Date(clock.now().getTime() - newsSeconds * 1000));
  await purgePushSessions(db, clock.now());
  await purgeBarred(db, clock.now());
  await purgeSuppressions(platform);
});
