import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** The sandbox bank notifies the shop that one of its payments changed. */
export const callSandboxWebhook = job('payments/call-sandbox-webhook', z.object({ id: z.string() }), {
  retries: 10,
  retrySeconds: 5,
  timeoutSeconds: 30,
});
