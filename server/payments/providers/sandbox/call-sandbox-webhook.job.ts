import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** The pretend bank tells the shop that a payment of it changed. */
export const callSandboxWebhook = job('payments/call-sandbox-webhook', z.object({ id: z.string() }), {
  retries: 10,
  retrySeconds: 5,
  timeoutSeconds: 30,
});
