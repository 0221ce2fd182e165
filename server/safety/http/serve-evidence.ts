import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { evidencePath } from '#contract/safety/report-case.ts';
import { identifyOperator } from '#server/operators/identify-operator.ts';
import { readCookies } from '#server/platform/http/cookies.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { evidenceKey } from '../rules/evidence-key.ts';
import { holdsPicture } from '../store/pictures.ts';

const asked = z.object({ picture: queryId });

/** A photo as it was when it was reported: for the operator who holds the case, and no cache keeps it (SAFE-2). */
export function serveEvidence(fastify: FastifyInstance, platform: Platform): void {
  const { db, clock, storage, config } = platform;
  fastify.get(evidencePath, async (request, reply) => {
    const secure = request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;
    const caller = await identifyOperator(readCookies(request.headers.cookie, secure), platform);
    if (caller === null) throw new Refusal('operator_required');
    const query = z.safeParse(asked, request.query);
    if (!query.success) throw new Refusal('not_found');
    const key = evidenceKey(query.data.picture);
    const isTheirs = await holdsPicture(db, caller.operator, query.data.picture, clock.now());
    if (!isTheirs || !(await storage.exists(key))) throw new Refusal('not_found');
    const bytes = await storage.get(key);
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
