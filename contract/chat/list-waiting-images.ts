import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { waitingNumber } from '#contract/photos/count-waiting-photos.ts';
import { waitingPhoto } from '#contract/profiles/list-waiting-photos.ts';

/**
 * Claims the oldest waiting pictures of messages that nobody else reviews, for ten minutes. Pictures the
 * caller has claimed already are returned again (SAFE-2, CHAT-10).
 */
export const listWaitingImages = operation({
  name: 'chat/list-waiting-images',
  summary: 'Take pictures of messages that wait for their review',
  method: 'POST',
  path: '/api/console/chat-images.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({}),
  answer: z.object({ results: z.array(waitingPhoto), waiting: waitingNumber }),
  errors: {},
});
