import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { dueDeletions } from './deletions.sql.ts';
import { eraseMember } from './erase-member.ts';

/**
 * Erases every account whose 14 days are over. Runs when each deletion is due, and every ten minutes in any
 * case. The payload names no member, so that the queue keeps no member's id.
 */
export const eraseDueJob = job('accounts/erase-due', z.object({}), {
  cron: '*/10 * * * *',
  timeoutSeconds: 600,
  parallel: 1,
});

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
        platform.log.error({ err: error }, 'failed to erase an account, will be retried');
      });
    }
    if (due.length < batch) break;
  }
  if (failed) throw new Error('some accounts were not erased');
};

export const eraseDueHandler = jobHandler(eraseDueJob, (_payload, platform) => eraseDue(platform));
