import { receiveMollieWebhook } from '#contract/payments/receive-mollie-webhook.ts';
import { handler } from '#server/platform/http/handler.ts';
import { processWebhook } from './process-webhook.job.ts';

const paymentId = /^tr_[A-Za-z0-9]{4,40}$/;

/**
 * Queues the notification for a job and answers at once. The answer is the same for every id, so it does not
 * reveal which ids exist. A malformed payment id is never looked up (PAY-5). Only a failure to queue makes
 * Mollie call again (PAY-4).
 */
export const receiveMollieWebhookHandler = handler(
  receiveMollieWebhook,
  async ({ input: { id } }, platform) => {
    if (platform.config.mollie && paymentId.test(id)) {
      const hint = { provider: 'mollie', reference: id } as const;
      await platform.jobs.send(processWebhook, hint, { singletonKey: `mollie:${id}` });
    }
    return {};
  },
);
