import { jobHandler } from '#server/platform/jobs/job.ts';
import { settlePayment } from '../actions/settle-payment.ts';
import { providerNamed } from '../payments/offered-provider.ts';
import { takeHint } from './take-hint.job.ts';

/**
 * Fetches what the provider has under the reference and settles the payment it names. The provider names it, not
 * our own row: the hint may come before we noted the reference.
 */
export const takeHintHandler = jobHandler(takeHint, async ({ provider, reference }, platform) => {
  const fetched = await providerNamed(platform, provider)?.fetch(reference);
  if (fetched && fetched.orderId !== null) await settlePayment(platform, fetched.orderId, fetched);
});
