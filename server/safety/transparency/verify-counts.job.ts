import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { alarmOperators } from '../trust/mail-alarm.job.ts';
import { countingFindings } from './counting-findings.sql.ts';
import { newestPublications } from './published-figures.sql.ts';
import { checksumOf, figuresToPublish } from './read-figures.ts';

/**
 * Runs nightly over the whole database (SAFE-7, TRUST-9). Compares the counts with the cases that still exist,
 * and the published figures with the counts. Logs and alarms what differs, and changes nothing.
 */
export const verifyCountsJob = job('safety/verify-counts', z.object({}), {
  cron: '52 4 * * *',
  timeoutSeconds: 600,
});

export const verifyCountsHandler = jobHandler(verifyCountsJob, async (_payload, platform) => {
  const { db, log } = platform;
  const wrong: Array<{ readonly site: number; readonly number: number }> = [];
  for (const finding of await countingFindings(db)) {
    log.error({ ...finding }, 'the counts of moderation differ from the cases');
    wrong.push(finding);
  }
  for (const { site, period, checksum } of await newestPublications(db)) {
    if (checksumOf(await figuresToPublish(db, period, site)).equals(checksum)) continue;
    log.error({ site, period }, 'published figures differ from the counts');
    wrong.push({ site, number: 1 });
  }
  if (wrong.length === 0) return;
  await platform.transact(async (unit) => {
    for (const [site, findings] of Map.groupBy(wrong, (one) => one.site))
      await alarmOperators(unit, {
        ...{ site, cause: 'counts' },
        number: findings.reduce((sum, { number }) => sum + number, 0),
      });
  });
});
