import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { upload } from '#contract/kit/upload.ts';
import { photoBytes } from '#contract/photos/add-photo.ts';

/**
 * Uploads the picture of a message in the same way as a photo: JPEG, PNG or WebP, re-encoded without metadata
 * (PROF-4, CHAT-10). Nobody gets it and nothing is charged until `chat/send-image` names the receiver. An
 * upload not sent within two hours is deleted. Idempotent by `client_id`: the first upload stays.
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
  errors: {
    too_many_images: 409,
    no_image: 415,
    image_too_small: 422,
    image_too_large: 422,
    picture_refused: 422,
  },
});
