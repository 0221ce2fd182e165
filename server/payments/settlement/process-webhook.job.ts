import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { addSeconds } from '#server/platform/time.ts';
import { providerNamed } from '../providers/offered-provider.ts';
import { providerName } from '../providers/provider-name.ts';
import { paymentOfReference, retryLookUpBy } from './due-payments.sql.ts';
import { settlePayment } from './settle-payment.ts';

/** A provider reported that one of its payments may have changed. */
export const processWebhook = job(
  'payments/take-hint',
  z.object({ provider: providerName, reference: z.string() }),
  { retries: 8, retrySeconds: 2 },
);

const againSeconds = 300;

/**
 * Fetches the payment behind the reference and settles the order that the provider names. Our own row cannot
 * name it, because the webhook may arrive before we stored the reference. While the provider cannot be
 * reached, the job looks the payment up again every few minutes. Retries alone would give up before a long
 * outage ends (PAY-7).
 */
export const processWebhookHandler = jobHandler(processWebhook, async ({ provider, reference }, platform) => {
  try {
    const fetched = await providerNamed(platform, provider)?.fetch(reference);
    if (fetched && fetched.orderId !== null) await settlePayment(platform, fetched.orderId, fetched);
  } catch (error) {
    const payment = await paymentOfReference(platform.db, provider, reference);
    const soon = addSeconds(platform.clock.now(), againSeconds);
    if (payment !== null) await retryLookUpBy(platform.db, payment, soon);
    throw error;
  }
});
