import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { reviewFilePath } from '#contract/photos/review-file.ts';
import { identifyOperator } from '#server/operators/identify-operator.ts';
import { readCookies } from '#server/platform/http/cookies.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { originalOf } from '../actions/original-of.ts';
import { heldPath } from '../store/claims.ts';

const asked = z.object({ member: queryId, photo: queryId });

/**
 * The photo an operator reviews, as it was sent and uncut: what a square or a tall size leaves out is seen as well. Only
 * for who holds it, and while they do; no cache keeps it.
 */
export function serveReviewFile(fastify: FastifyInstance, platform: Platform): void {
  const { db, clock, storage, config } = platform;
  fastify.get(reviewFilePath, async (request, reply) => {
    const secure = request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;
    const caller = await identifyOperator(readCookies(request.headers.cookie, secure), platform);
    if (caller === null) throw new Refusal('operator_required');
    const query = z.safeParse(asked, request.query);
    if (!query.success) throw new Refusal('not_found');
    const { member, photo: id } = query.data;
    const path = await heldPath(db, { operator: caller.operator, member, id, now: clock.now() });
    const original = path === undefined ? null : await originalOf(storage, path);
    if (original === null) throw new Refusal('not_found');
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(Buffer.from(original.buffer, original.byteOffset, original.byteLength));
  });
}
