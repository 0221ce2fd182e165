import { jobHandler } from '#server/platform/jobs/job.ts';
import { callSandboxWebhook } from './call-sandbox-webhook.job.ts';
import { postWebhook } from './post-webhook.ts';
import { readSandboxPayment } from './sandbox-payments.sql.ts';

export const callSandboxWebhookHandler = jobHandler(callSandboxWebhook, async ({ id }, platform) => {
  const payment = await readSandboxPayment(platform.db, id);
  if (payment) await postWebhook(platform.config, payment.webhook_url, id);
});
