import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { rejectReason } from '#contract/photos/reject-reason.ts';
import { messageImage } from './message.ts';

/**
 * A picture that its sender paid for and that is not a message (CHAT-10). It waits for review, was
 * `rejected`, or could not be delivered. In the last two cases the credits are refunded. Only its sender is
 * notified.
 */
export const heldImage = z.object({
  /** Its message has the same client id. */
  client_id: z.uuid(),
  /** The receiver. */
  profile: id,
  status: z.enum(['waiting', 'rejected', 'undelivered']),
  /** The reason for the rejection, with `text` in the sender's language (TRUST-1). */
  rejection: z.nullable(z.object({ reason: rejectReason, text: z.string() })),
  image: messageImage,
  sent_at: instant,
});

export type HeldImage = z.output<typeof heldImage>;

/**
 * The caller's own pictures that wait for review or did not get through: the newest fifty, in the order they
 * were sent (CHAT-10).
 */
export const getHeldImages = operation({
  name: 'chat/get-held-images',
  summary: 'Own pictures that are not delivered',
  method: 'GET',
  path: '/api/held-images.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({ images: z.array(heldImage) }),
  errors: {},
});
