import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { chat } from './chat.ts';
import { heldImage } from './get-held-images.ts';
import { message } from './message.ts';
import { writingRefusals } from './send-message.ts';

/**
 * Sends an uploaded picture as a message and charges photo_credits in one transaction (CHAT-3).
 * - If the site reviews pictures first, it is charged and held until an operator approves it (CHAT-10).
 *   Exactly one of `message` and `held` is set.
 * - A repeated call returns the same answer and charges nothing.
 * - Limits and refusals are those of `chat/send-message`.
 * - `image_gone`: there is no such upload any more; upload the picture again.
 */
export const sendImage = operation({
  name: 'chat/send-image',
  summary: 'Send an uploaded picture',
  method: 'POST',
  path: '/api/image-message.php',
  caller: 'member',
  input: z
    .strictObject({ conversation: z.optional(id), profile: z.optional(id), client_id: z.uuid('invalid') })
    .check(
      z.refine((sent) => (sent.conversation === undefined) !== (sent.profile === undefined), {
        error: 'conversation_or_profile',
        path: ['profile'],
      }),
    ),
  answer: z.object({
    message: z.nullable(message),
    chat: z.nullable(chat),
    held: z.nullable(heldImage),
    credits: z.int(),
  }),
  errors: { ...writingRefusals, image_gone: 409 },
});
