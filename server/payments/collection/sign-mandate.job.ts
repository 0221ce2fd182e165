import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { endAndRevokeMandate } from '../mandates/drop-mandate.ts';
import { readMandate } from '../mandates/payment-mandates.sql.ts';
import { signMandate } from '../mandates/sign-mandate.ts';
import { MethodRefused } from '../providers/method-refused.ts';
import { providerNamed } from '../providers/offered-provider.ts';
import { abandonDebits } from './abandon-debits.ts';

/** Signs a member's new mandate at its provider, so that a rejected account is known before the debit. */
export const signMandateJob = job('payments/sign-mandate', z.object({ member: id, mandate: id }), {
  triedForHours: 24,
});

export const signMandateHandler = jobHandler(signMandateJob, async ({ mandate: id }, platform) => {
  const mandate = await readMandate(platform.db, id);
  const provider = mandate && providerNamed(platform, mandate.provider);
  if (!mandate || !provider) return;
  try {
    await signMandate(platform, provider, mandate);
  } catch (error) {
    if (!(error instanceof MethodRefused)) throw error;
    await endAndRevokeMandate(platform, mandate, 'refused');
    await abandonDebits(platform, mandate.id, 'failed', 'mandate_refused');
  }
});
