import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { reviewImagePath } from '#contract/chat/message.ts';
import { queryId } from '#contract/kit/id.ts';
import { servePicture } from '#server/operators/door.ts';
import { renderReviewImage } from '#server/photos/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { claimedImagePath } from './image-claims.sql.ts';

/**
 * The uncropped picture under review, only for the operator who has claimed it and only during the claim
 * (SAFE-2).
 */
export function serveReviewImage(fastify: FastifyInstance, platform: Platform): void {
  const { db, clock, storage } = platform;
  servePicture(fastify, platform, {
    path: reviewImagePath,
    right: 'moderate',
    asked: z.object({ member: queryId, photo: queryId }),
    pictureFor: async (operator, { member, photo: id }) => {
      const path = await claimedImagePath(db, { operator, member, id, now: clock.now() });
      return path === undefined ? null : renderReviewImage(storage, path);
    },
  });
}
