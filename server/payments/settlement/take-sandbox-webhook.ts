import { takeSandboxWebhook } from '#contract/payments/take-sandbox-webhook.ts';
import { handler } from '#server/platform/http/handler.ts';
import { isSandboxOpen } from '../providers/sandbox/sandbox-provider.ts';
import { takeHint } from './process-webhook.job.ts';

/**
 * Notes the hint and answers the same for every id: no oracle. What the provider says is fetched by the job. Where
 * the sandbox takes no payments nothing is noted: nobody may fill the queue with hints of a bank that is not there.
 */
export const takeSandboxWebhookHandler = handler(takeSandboxWebhook, async ({ input }, platform) => {
  const hint = { provider: 'sandbox', reference: input.id } as const;
  if (isSandboxOpen(platform.config))
    await platform.jobs.send(takeHint, hint, { singletonKey: `sandbox:${input.id}` });
  return {};
});
