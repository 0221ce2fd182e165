import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Brings a mandate that its member just signed to its provider: whether it takes the account is known before the debit. */
export const signMandateJob = job('payments/sign-mandate', z.object({ member: id, mandate: id }), {
  triedForHours: 24,
});
