import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { postWebhook } from './post-webhook.ts';
import { readSandboxPayment } from './sandbox-payments.sql.ts';

/** The sandbox bank notifies the shop that one of its payments changed. */
export const callSandboxWebhook = job('payments/call-sandbox-webhook', z.object({ id: z.string() }), {
  retries: 10,
  retrySeconds: 5,
  timeoutSeconds: 30,
  demoOnly: true,
});

export const callSandboxWebhookHandler = jobHandler(callSandboxWebhook, async ({ id }, platform) => {
  const payment = await readSandboxPayment(platform.db, id);
  if (payment) await postWebhook(platform.config, payment.webhook_url, id);
});
