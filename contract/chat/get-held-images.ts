import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { heldImage } from './held-image.ts';

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
