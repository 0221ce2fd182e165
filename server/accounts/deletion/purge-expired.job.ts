import * as z from 'zod/mini';
import { removePush } from '#server/notifications/door.ts';
import { purgeSessions } from '#server/platform/identity/sessions.sql.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { purgeExpired } from './purge.sql.ts';

/** Runs daily: see `purgeExpired`. */
export const purgeExpiredJob = job('accounts/purge-expired', z.object({}), { cron: '17 3 * * *' });

export const purgeExpiredHandler = jobHandler(purgeExpiredJob, async (_payload, platform) => {
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    const ended = await purgeSessions(unit.db, memberIdentity, now);
    await removePush(unit.db, ...ended);
    unit.afterCommit(() => {
      for (const session of ended) platform.live.dropSession(session);
    });
  });
  await purgeExpired(platform.db, now);
});
