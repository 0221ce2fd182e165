import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { waitingNumber } from '#contract/photos/count-waiting-photos.ts';

/** A photo in review, with the facts about its member that the review needs (SAFE-2). */
export const waitingPhoto = z.object({
  photo: id,
  member: id,
  name: z.string(),
  age: z.int(),
  fictional: z.boolean(),
});

export type WaitingPhoto = z.output<typeof waitingPhoto>;

/**
 * Claims the oldest waiting photos for the caller for ten minutes. Photos that the caller already holds are
 * returned again. The answer is one page of at most 16 photos, so that one look compares many.
 */
export const listWaitingPhotos = operation({
  name: 'profiles/list-waiting-photos',
  summary: 'Take photos that wait for their review',
  method: 'POST',
  path: '/api/console/photos.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({}),
  answer: z.object({ results: z.array(waitingPhoto), waiting: waitingNumber }),
  errors: {},
});
