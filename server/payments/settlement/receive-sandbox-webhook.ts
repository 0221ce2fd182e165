import { receiveSandboxWebhook } from '#contract/payments/webhook.ts';
import { handler } from '#server/platform/http/handler.ts';
import { isSandboxOpen } from '../providers/sandbox/sandbox-provider.ts';
import { processWebhook } from './process-webhook.job.ts';

/**
 * Queues the notification. The answer is the same for every id, so it does not reveal which ids exist. The
 * job fetches the state from the provider. While the sandbox takes no payments nothing is queued, so nobody
 * can fill the queue with notifications of a bank that does not exist.
 */
export const receiveSandboxWebhookHandler = handler(receiveSandboxWebhook, async ({ input }, platform) => {
  const hint = { provider: 'sandbox', reference: input.id } as const;
  if (isSandboxOpen(platform.config))
    await platform.jobs.send(processWebhook, hint, { singletonKey: `sandbox:${input.id}` });
  return {};
});
