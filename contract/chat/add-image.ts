import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { upload } from '#contract/kit/upload.ts';
import { photoBytes } from '#contract/photos/add-photo.ts';

/**
 * Takes the picture of a message, as a photo is taken: JPEG, PNG or WebP, made anew without any metadata (PROF-4,
 * CHAT-10). Nobody gets it and nothing is paid before `chat/send-image` says to whom; what is not sent within two hours
 * is deleted. The same `client_id` again is the same picture: what came first stays.
 */
export const addImage = operation({
  name: 'chat/add-image',
  summary: 'Upload the picture of a message',
  method: 'POST',
  path: '/api/chat-image.php',
  caller: 'member',
  limit: { calls: 120, seconds: 3600 },
  upload: { field: 'image', maximumBytes: photoBytes },
  input: z.strictObject({ image: upload, client_id: z.uuid('invalid') }),
  answer: z.object({ client_id: z.uuid(), width: z.int(), height: z.int() }),
  errors: { too_many_images: 409, no_image: 415, image_too_small: 422, image_too_large: 422 },
});
