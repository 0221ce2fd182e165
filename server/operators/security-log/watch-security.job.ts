import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { storedLimiter } from '#server/platform/limits/stored-limiter.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { addHours } from '#server/platform/time.ts';
import { consolePlace } from '../console-place.ts';
import { alarmEachOperator, mailOperator } from '../mail-operator.ts';
import { enabledAddress } from '../operators.sql.ts';
import { type Burst, burstKinds, burstsSince } from './security-bursts.sql.ts';

/** Mails an operator that security events came in a burst (OPS-6). */
export const mailSecurityAlarmJob = job(
  'operators/mail-security-alarm',
  z.object({ operator: id, burst: z.enum(burstKinds), about: z.nullable(id), count: z.int() }),
  { triedForHours: 24 },
);

export const mailSecurityAlarm = jobHandler(
  mailSecurityAlarmJob,
  async ({ operator, burst, about, count }, platform) => {
    const path = `/console/security${about === null ? '' : `?operator=${about}`}`;
    const { site, link } = consolePlace(platform, path);
    const account = about === null ? undefined : await enabledAddress(platform.db, about);
    await mailOperator(platform, {
      operator,
      site,
      kind: 'security_alarm',
      values: { burst, count, account: account ?? '–' },
      link,
    });
  },
);

/** Runs every ten minutes: alarms every operator about bursts of the last hour (OPS-6). */
export const watchSecurityJob = job('operators/watch-security', z.object({}), { cron: '*/10 * * * *' });

/** One burst raises one alarm in six hours. */
const quietSeconds = 6 * 3600;

/** Counts in the transaction: after a crash the next run raises the same alarm. */
const isNew = async (platform: Platform, { db }: Unit, { kind, operator }: Burst): Promise<boolean> => {
  const once = { table: 'operator_limits', kind: 'security-alarm', points: 1, seconds: quietSeconds };
  const limiter = storedLimiter({ db, clock: platform.clock, redis: null }, once);
  return (await limiter.take(`${kind} ${operator ?? 'all'}`)).wait === 0;
};

export const watchSecurity = jobHandler(watchSecurityJob, async (_payload, platform) => {
  const raised = await platform.transact(async (unit) => {
    const bursts: Burst[] = [];
    for (const burst of await burstsSince(unit.db, addHours(platform.clock.now(), -1)))
      if (await isNew(platform, unit, burst)) bursts.push(burst);
    if (bursts.length > 0)
      await alarmEachOperator(unit.db, async (operator) => {
        for (const { kind: burst, operator: about, count } of bursts)
          await unit.enqueue(mailSecurityAlarmJob, { operator, burst, about, count });
      });
    return bursts;
  });
  // For the monitoring of the service: also logged if there is no operator, or no mail arrives.
  if (raised.length > 0) platform.log.error({ bursts: raised }, 'security events came in a burst');
});
