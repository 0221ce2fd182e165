import { jobHandler } from '#server/platform/jobs/job.ts';
import { abandonDebits } from '../actions/abandon-debits.ts';
import { dropMandate } from '../actions/drop-mandate.ts';
import { signMandate } from '../actions/sign-mandate.ts';
import { MethodRefused } from '../payments/method-refused.ts';
import { providerNamed } from '../payments/offered-provider.ts';
import { readMandate } from '../store/payment-mandates.ts';
import { signMandateJob } from './sign-mandate.job.ts';

export const signMandateHandler = jobHandler(signMandateJob, async ({ mandate: id }, platform) => {
  const mandate = await readMandate(platform.db, id);
  const provider = mandate && providerNamed(platform, mandate.provider);
  if (!mandate || !provider) return;
  try {
    await signMandate(platform, provider, mandate);
  } catch (error) {
    if (!(error instanceof MethodRefused)) throw error;
    await dropMandate(platform, mandate, 'refused');
    await abandonDebits(platform, mandate.id, 'failed', 'mandate_refused');
  }
});
