import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { upload } from '#contract/kit/upload.ts';
import { ownPhoto } from './own-photo.ts';

/** PROF-4: at most 12 MB. */
export const photoBytes = 12 * 1024 * 1024;

/**
 * Takes a photo: JPEG, PNG or WebP, at most 50 megapixels, at least 300 px on each side. It is made anew without any
 * metadata, and waits for its review before anybody else sees it; the first one becomes the main one (PROF-3, PROF-4).
 * The same `client_id` again is the same photo: an upload whose answer was lost may be tried again.
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
  errors: { photo_limit: 403, no_image: 415, image_too_small: 422, image_too_large: 422 },
});
