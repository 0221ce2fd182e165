import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { reviewFilePath } from '#contract/photos/review-file.ts';
import { servePicture } from '#server/operators/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { heldPath } from './claims.sql.ts';
import { originalOf } from './review-image.ts';

/**
 * The photo an operator reviews, as it was sent and uncut: what a square or a tall size leaves out is seen as well. Only
 * for who holds it, and while they do.
 */
export function serveReviewFile(fastify: FastifyInstance, platform: Platform): void {
  const { db, clock, storage } = platform;
  servePicture(fastify, platform, {
    path: reviewFilePath,
    asked: z.object({ member: queryId, photo: queryId }),
    pictureFor: async (operator, { member, photo: id }) => {
      const path = await heldPath(db, { operator, member, id, now: clock.now() });
      return path === undefined ? null : originalOf(storage, path);
    },
  });
}
