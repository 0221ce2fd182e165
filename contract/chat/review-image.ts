import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { reviewVerdict } from '#contract/photos/review-photo.ts';

/**
 * Lets the picture of a message in, which delivers it, or refuses it with a reason its sender reads, which gives their
 * credits back (CHAT-10). `undelivered`: it was let in and the two do not meet any more; the credits are back as well. The
 * same decision twice is one; another one, or one on a picture that somebody else holds, is `image_not_yours`.
 */
export const reviewImage = operation({
  name: 'chat/review-image',
  summary: 'Decide on the picture of a message',
  method: 'PUT',
  path: '/api/console/chat-images.php',
  caller: 'operator',
  input: z.strictObject({ member: id, photo: id, verdict: reviewVerdict }),
  answer: z.object({ status: z.enum(['sent', 'rejected', 'undelivered']) }),
  errors: { image_not_yours: 409 },
});
