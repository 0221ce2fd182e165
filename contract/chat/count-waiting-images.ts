import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { waitingNumber } from '#contract/photos/count-waiting-photos.ts';

/** The number of pictures of messages waiting for review, for the console's overview (SAFE-2). */
export const countWaitingImages = operation({
  name: 'chat/count-waiting-images',
  summary: 'How many pictures of messages wait for their review',
  method: 'GET',
  path: '/api/console/waiting-chat-images.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({}),
  answer: z.object({ waiting: waitingNumber }),
  errors: {},
});
