import { jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { expiredSuspensions } from '#server/safety/door.ts';
import { endSuspensionsJob } from './end-suspensions.job.ts';
import { unrestrictMember } from './restrict-member.ts';

const batch = 100;

/**
 * Handles each member in a transaction of their own, so that one failure stops none of the others. A
 * suspension that ends during the run is found by the next run.
 */
const endSuspensions = async (platform: Platform): Promise<void> => {
  const at = platform.clock.now();
  let failed = false;
  let after = -1;
  for (;;) {
    const over = await expiredSuspensions(platform.db, at, after, batch);
    for (const member of over) {
      after = member;
      const freed = platform.transact((unit) => unrestrictMember(unit, member, { overAt: at }, { at }));
      await freed.catch((error: unknown) => {
        failed = true;
        platform.log.error({ err: error }, 'failed to end a suspension, will be retried');
      });
    }
    if (over.length < batch) break;
  }
  if (failed) throw new Error('some suspensions were not ended');
};

export const endSuspensionsHandler = jobHandler(endSuspensionsJob, (_payload, platform) =>
  endSuspensions(platform),
);
