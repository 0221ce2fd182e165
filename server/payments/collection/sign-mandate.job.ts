import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Signs a member's new mandate at its provider, so that a rejected account is known before the debit. */
export const signMandateJob = job('payments/sign-mandate', z.object({ member: id, mandate: id }), {
  triedForHours: 24,
});
