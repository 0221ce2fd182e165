import type { FastifyInstance } from 'fastify';
import { totpCodeAt } from '#server/platform/identity/totp.ts';
import type { Platform } from '#server/platform/platform.ts';
import { demoCodePath, demoOperator } from './demo-operator.ts';

/**
 * Shows the current code of the demo's operator, for users who do not want its secret in their own app.
 * Exists in a demo only.
 */
export function showDemoCode(fastify: FastifyInstance, { config, clock }: Platform): void {
  if (!config.demo) return;
  fastify.get(demoCodePath, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${totpCodeAt(demoOperator.secret, clock.now())}\n`),
  );
}
