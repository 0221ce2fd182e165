import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { reviewVerdict } from '#contract/photos/review-photo.ts';

/**
 * Approves the picture of a message, which delivers it, or rejects it with a reason for its sender and a
 * refund (CHAT-10). `undelivered`: it was approved but the two members may no longer meet; the credits are
 * refunded too. Repeating the same decision changes nothing. `image_not_yours`: it was decided differently,
 * or another operator holds it.
 */
export const reviewImage = operation({
  name: 'chat/review-image',
  summary: 'Decide on the picture of a message',
  method: 'PUT',
  path: '/api/console/chat-images.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ member: id, photo: id, verdict: reviewVerdict }),
  answer: z.object({ status: z.enum(['sent', 'rejected', 'undelivered']) }),
  errors: { image_not_yours: 409 },
});
