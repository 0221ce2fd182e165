import { takeMollieWebhook } from '#contract/payments/take-mollie-webhook.ts';
import { handler } from '#server/platform/http/handler.ts';
import { takeHint } from './process-webhook.job.ts';

const paymentId = /^tr_[A-Za-z0-9]{4,40}$/;

/**
 * Notes the hint for a job and answers at once, the same for every id: no oracle. What is no id of a payment is never
 * asked for (PAY-5); that the hint could not be noted is the one thing that makes Mollie call again (PAY-4).
 */
export const takeMollieWebhookHandler = handler(takeMollieWebhook, async ({ input: { id } }, platform) => {
  if (platform.config.mollie && paymentId.test(id)) {
    const hint = { provider: 'mollie', reference: id } as const;
    await platform.jobs.send(takeHint, hint, { singletonKey: `mollie:${id}` });
  }
  return {};
});
