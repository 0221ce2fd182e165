import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Platform } from '#server/platform/platform.ts';
import { takeForms } from '../providers/sandbox/checkout-routes.ts';
import { sandboxWebhookPath } from '../providers/sandbox/sandbox-paths.ts';
import { isSandboxOpen } from '../providers/sandbox/sandbox-provider.ts';
import { processWebhook } from './process-webhook.job.ts';

const form = z.object({ id: z.string().check(z.regex(/^sb_[A-Za-z0-9]{10,40}$/)) });

/**
 * The sandbox bank's notification that a payment changed. We fetch the state and do not trust the
 * notification. The answer is the same for every id, so it does not reveal which ids exist (CRED-5, PAY-5).
 * Not registered if the sandbox takes no payments.
 */
export function receiveSandboxWebhook(fastify: FastifyInstance, platform: Platform): void {
  if (!isSandboxOpen(platform.config)) return;
  takeForms(fastify);
  fastify.post(sandboxWebhookPath, async (request, reply) => {
    const { success, data } = z.safeParse(form, request.body);
    if (!success) return reply.code(400).send({});
    const hint = { provider: 'sandbox', reference: data.id } as const;
    await platform.jobs.send(processWebhook, hint, { singletonKey: `sandbox:${data.id}` });
    return {};
  });
}
