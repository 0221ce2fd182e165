import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { waitingNumber } from '#contract/photos/waiting-number.ts';

/** A photo for its review, and of the member what the review needs (SAFE-2). */
export const waitingPhoto = z.object({
  photo: id,
  member: id,
  name: z.string(),
  age: z.int(),
  fictional: z.boolean(),
});

export type WaitingPhoto = z.output<typeof waitingPhoto>;

/**
 * The oldest photos that wait and that nobody else reviews, held for the caller for ten minutes; those they hold already
 * come again. The next ones are there before they are needed.
 */
export const listWaitingPhotos = operation({
  name: 'profiles/list-waiting-photos',
  summary: 'Take photos that wait for their review',
  method: 'POST',
  path: '/api/console/photos.php',
  caller: 'operator',
  input: z.strictObject({}),
  answer: z.object({ results: z.array(waitingPhoto), waiting: waitingNumber }),
  errors: {},
});
