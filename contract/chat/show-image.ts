import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { messageImage, position } from './message.ts';

/**
 * The receiver chooses to see a picture, which has an address from now on (CHAT-10, TRUST-6). For an own or
 * already shown picture, it only returns a fresh address. The sender is not notified. Idempotent.
 */
export const showImage = operation({
  name: 'chat/show-image',
  summary: 'See the picture of a message',
  method: 'PUT',
  path: '/api/image-message.php',
  caller: 'member',
  input: z.strictObject({ conversation: id, message: position }),
  answer: z.object({ conversation: id, message: id, image: messageImage }),
  errors: {},
});
