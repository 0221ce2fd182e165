import { jobHandler } from '#server/platform/jobs/job.ts';
import { postHint } from '../payments/sandbox/post-hint.ts';
import { readSandboxPayment } from '../store/sandbox-payments.ts';
import { callSandboxWebhook } from './call-sandbox-webhook.job.ts';

export const callSandboxWebhookHandler = jobHandler(callSandboxWebhook, async ({ id }, platform) => {
  const payment = await readSandboxPayment(platform.db, id);
  if (payment) await postHint(platform.config, payment.webhook_url, id);
});
