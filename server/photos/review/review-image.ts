import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { type Id, queryId } from '#contract/kit/id.ts';
import { reviewFilePath } from '#contract/photos/review-photo.ts';
import { servePicture } from '#server/operators/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { storeEvidencePictures } from '#server/safety/door.ts';
import { originalKey } from '../files/storage-keys.ts';
import { heldPath } from './review.sql.ts';

const longestSide = 1600;

/** Longest side in the grid of the queue. */
const smallSide = 480;

/**
 * A photo uncropped, no larger than a screen shows. Null if its file is deleted. A drawing is never returned
 * as SVG.
 */
export async function renderReviewImage(
  storage: Storage,
  path: string,
  side = longestSide,
): Promise<Uint8Array | null> {
  const key = await originalKey(storage, path);
  if (key === null) return null;
  return sharp(await storage.get(key))
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}

/** Enough to judge a profile by, and few enough to copy while the reporter waits. */
const atMost = 6;

/**
 * Copies whole photos as evidence of a report that is about to be filed. Photos whose file is deleted are
 * left out (TRUST-4).
 */
export async function freezePhotoEvidence(
  platform: Pick<Platform, 'db' | 'storage' | 'clock' | 'keys'>,
  photos: ReadonlyArray<{ readonly id: Id; readonly path: string }>,
): Promise<Id[]> {
  const read: Array<{ photo: Id; bytes: Uint8Array }> = [];
  // One after the other, so that a report takes no more of the machine than a page does.
  for (const { id, path } of photos.slice(0, atMost)) {
    const bytes = await renderReviewImage(platform.storage, path);
    if (bytes !== null) read.push({ photo: id, bytes });
  }
  return storeEvidencePictures(platform, read);
}

/**
 * Serves the photo under review uncropped, so that the parts that the sizes cut off are visible as well. Only
 * for the operator who holds the photo, and only while the hold lasts.
 */
export function serveReviewFile(fastify: FastifyInstance, platform: Platform): void {
  const { db, clock, storage } = platform;
  servePicture(fastify, platform, {
    path: reviewFilePath,
    right: 'moderate',
    asked: z.object({ member: queryId, photo: queryId, size: z.optional(z.literal('small')) }),
    pictureFor: async (operator, { member, photo: id, size }) => {
      const path = await heldPath(db, { operator, member, id, now: clock.now() });
      return path === undefined ? null : renderReviewImage(storage, path, size && smallSide);
    },
  });
}
