import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { reviewImagePath } from '#contract/chat/image-files.ts';
import { queryId } from '#contract/kit/id.ts';
import { identifyOperator } from '#server/operators/identify-operator.ts';
import { originalOf } from '#server/photos/original-of.ts';
import { readCookies } from '#server/platform/http/cookies.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { heldImagePath } from '../store/image-claims.ts';

const asked = z.object({ member: queryId, photo: queryId });

/** The picture an operator reviews, uncut: only for who holds it, and while they do; no cache keeps it (SAFE-2). */
export function serveReviewImage(fastify: FastifyInstance, platform: Platform): void {
  const { db, clock, storage, config } = platform;
  fastify.get(reviewImagePath, async (request, reply) => {
    const secure = request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;
    const caller = await identifyOperator(readCookies(request.headers.cookie, secure), platform);
    if (caller === null) throw new Refusal('operator_required');
    const query = z.safeParse(asked, request.query);
    if (!query.success) throw new Refusal('not_found');
    const { member, photo: id } = query.data;
    const path = await heldImagePath(db, { operator: caller.operator, member, id, now: clock.now() });
    const original = path === undefined ? null : await originalOf(storage, path);
    if (original === null) throw new Refusal('not_found');
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(Buffer.from(original.buffer, original.byteOffset, original.byteLength));
  });
}
