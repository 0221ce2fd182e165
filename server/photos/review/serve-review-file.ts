import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { reviewFilePath } from '#contract/photos/review-photo.ts';
import { servePicture } from '#server/operators/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { heldPath } from './claims.sql.ts';
import { renderReviewImage } from './review-image.ts';

/**
 * Serves the photo under review uncropped, so that the parts that the sizes cut off are visible as well. Only
 * for the operator who holds the photo, and only while the hold lasts.
 */
export function serveReviewFile(fastify: FastifyInstance, platform: Platform): void {
  const { db, clock, storage } = platform;
  servePicture(fastify, platform, {
    path: reviewFilePath,
    asked: z.object({ member: queryId, photo: queryId }),
    pictureFor: async (operator, { member, photo: id }) => {
      const path = await heldPath(db, { operator, member, id, now: clock.now() });
      return path === undefined ? null : renderReviewImage(storage, path);
    },
  });
}
