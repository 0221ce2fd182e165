import * as z from 'zod/mini';
import { removePush } from '#server/notifications/door.ts';
import { purgeSessions } from '#server/platform/identity/sessions.sql.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { batchesAtOnce } from './purge-rows.job.ts';

/** Removes ended logins with their push subscriptions, and closes their sockets (PUSH-9). */
export const purgeSessionsJob = job('accounts/purge-sessions', z.object({}), { timeoutSeconds: 300 });

/** One batch is one transaction, and the next run continues after a crash. Returns the number of ended logins. */
const purgeSessionBatch = (platform: Platform): Promise<number> =>
  platform.transact(async (unit) => {
    const ended = await purgeSessions(unit.db, memberIdentity, platform.clock.now());
    await removePush(unit.db, ended);
    unit.afterCommit(() => {
      for (const session of ended) platform.live.dropSession(session);
    });
    return ended.length;
  });

export const purgeSessionsHandler = jobHandler(purgeSessionsJob, async (_payload, platform) => {
  for (let batch = 0; batch < batchesAtOnce; batch += 1)
    if ((await purgeSessionBatch(platform)) === 0) return;
  await platform.jobs.send(purgeSessionsJob, {}, { singletonKey: 'sessions' });
});
