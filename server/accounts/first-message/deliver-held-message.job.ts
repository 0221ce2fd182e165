import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Sends the first message of a new member, now that the address is confirmed (ACC-6). */
export const deliverHeldMessageJob = job('accounts/deliver-held-message', z.object({ member: id }), {
  triedForHours: 24,
});
