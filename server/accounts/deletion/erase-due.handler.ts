import { jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { dueDeletions } from './deletions.sql.ts';
import { eraseDueJob } from './erase-due.job.ts';
import { eraseMember } from './erase-member.ts';

const batch = 100;

/**
 * Erases each member in a separate transaction. A run that is killed continues with the remaining members,
 * and one failing erasure does not stop the others.
 */
const eraseDue = async (platform: Platform): Promise<void> => {
  const now = platform.clock.now();
  let failed = false;
  let after = -1;
  for (;;) {
    const due = await dueDeletions(platform.db, now, after, batch);
    for (const member of due) {
      after = member;
      await eraseMember(platform, member, now).catch((error: unknown) => {
        failed = true;
        platform.log.error({ err: error }, 'an account was not erased, to be tried again');
      });
    }
    if (due.length < batch) break;
  }
  if (failed) throw new Error('not every account was erased');
};

export const eraseDueHandler = jobHandler(eraseDueJob, (_payload, platform) => eraseDue(platform));
