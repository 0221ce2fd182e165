import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** Deletes an unsent upload, or dismisses a picture that did not get through. Idempotent (CHAT-10). */
export const discardImage = operation({
  name: 'chat/discard-image',
  summary: 'Put away a picture that is no message',
  method: 'DELETE',
  path: '/api/chat-image.php',
  caller: 'member',
  input: z.strictObject({ client_id: z.uuid('invalid') }),
  answer: z.object({ client_id: z.uuid() }),
  errors: { image_sent: 409 },
});
