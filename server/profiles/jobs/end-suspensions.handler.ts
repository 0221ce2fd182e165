import { jobHandler } from '#server/platform/jobs/job.ts';
import { overRestricted } from '#server/safety/over-restricted.ts';
import { endSuspensionsJob } from '../end-suspensions.job.ts';
import { freeMember } from '../free-member.ts';

const batch = 100;

/** Each member in a transaction of their own; one that ends in between is found by the next run. */
export const endSuspensionsHandler = jobHandler(endSuspensionsJob, async (_payload, platform) => {
  const at = platform.clock.now();
  let after = -1;
  for (;;) {
    const over = await overRestricted(platform.db, at, after, batch);
    for (const member of over) {
      after = member;
      await platform.transact((unit) => freeMember(unit, member, { overAt: at }, { at }));
    }
    if (over.length < batch) return;
  }
});
