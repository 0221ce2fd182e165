import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { alarmOperators } from '#server/safety/door.ts';
import { uncausedRestrictions } from './uncaused-restrictions.sql.ts';

/**
 * Runs nightly: checks that nobody is hidden without a cause (SAFE-8). Logs what it finds as an error, and
 * alarms the operators with the number per site. It lifts nothing by itself.
 */
export const verifyRestrictionsJob = job('profiles/verify-restrictions', z.object({}), {
  cron: '17 4 * * *',
  timeoutSeconds: 600,
});

export const verifyRestrictionsHandler = jobHandler(verifyRestrictionsJob, async (_payload, platform) => {
  const found = await uncausedRestrictions(platform.db, platform.clock.now());
  if (found.length === 0) return;
  const kinds = Map.groupBy(found, ({ fault }) => fault);
  const summary = Object.fromEntries([...kinds].map(([fault, { length }]) => [fault, length]));
  platform.log.error(summary, 'members are restricted without a cause');
  const sites = Map.groupBy(found, ({ site }) => site);
  await platform.transact(async (unit) => {
    for (const [site, { length: number }] of sites)
      await alarmOperators(unit, { site, cause: 'uncaused', number });
  });
});
