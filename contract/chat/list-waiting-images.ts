import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { waitingNumber } from '#contract/photos/waiting-number.ts';
import { waitingPhoto } from '#contract/profiles/list-waiting-photos.ts';

/**
 * The oldest pictures of messages that wait and that nobody else reviews, held for the caller for ten minutes; those they
 * hold already come again (SAFE-2, CHAT-10).
 */
export const listWaitingImages = operation({
  name: 'chat/list-waiting-images',
  summary: 'Take pictures of messages that wait for their review',
  method: 'POST',
  path: '/api/console/chat-images.php',
  caller: 'operator',
  input: z.strictObject({}),
  answer: z.object({ results: z.array(waitingPhoto), waiting: waitingNumber }),
  errors: {},
});
