import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { upload } from '#contract/kit/upload.ts';
import { ownPhoto } from './own-photo.ts';

/** At most 12 MB (PROF-4). */
export const photoBytes = 12 * 1024 * 1024;

/**
 * Uploads a photo: JPEG, PNG or WebP, at most 50 megapixels, at least 300 px on each side. The photo is
 * re-encoded without metadata and waits for review before anybody else sees it. The first photo becomes the
 * main photo (PROF-3, PROF-4). `client_id` is the idempotency key: an upload whose answer was lost may be
 * retried.
 */
export const addPhoto = operation({
  name: 'photos/add-photo',
  summary: 'Add a photo',
  method: 'POST',
  path: '/api/photo.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  upload: { field: 'photo', maximumBytes: photoBytes },
  input: z.strictObject({ photo: upload, client_id: z.optional(z.uuid('invalid')) }),
  answer: z.object({ photo: ownPhoto }),
  errors: {
    photo_limit: 403,
    no_image: 415,
    image_too_small: 422,
    image_too_large: 422,
    picture_refused: 422,
  },
});
