import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { rejectReason } from '#contract/photos/reject-reason.ts';
import { messageImage } from './message-image.ts';

/**
 * A picture its sender paid that is no message yet, or will never be one (CHAT-10): it waits for an operator, was
 * `rejected` by one, or could not be delivered any more. Of the last two the credits are back. Only its sender hears of it.
 */
export const heldImage = z.object({
  /** Its message has the same. */
  client_id: z.uuid(),
  /** To whom. */
  profile: id,
  status: z.enum(['waiting', 'rejected', 'undelivered']),
  /** Why it was not let in, `text` in the sender's language (TRUST-1). */
  rejection: z.nullable(z.object({ reason: rejectReason, text: z.string() })),
  image: messageImage,
  sent_at: instant,
});

export type HeldImage = z.output<typeof heldImage>;
