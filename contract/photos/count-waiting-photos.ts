import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * The number of photos that wait for review. `more` means at least this many, because counting stopped there.
 */
export const waitingNumber = z.object({ number: z.int(), more: z.boolean() });

export type WaitingNumber = z.output<typeof waitingNumber>;

/** The number of photos that wait for operators, for the console overview (SAFE-2). */
export const countWaitingPhotos = operation({
  name: 'photos/count-waiting-photos',
  summary: 'How many photos wait for their review',
  method: 'GET',
  path: '/api/console/waiting-photos.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({}),
  answer: z.object({ waiting: waitingNumber }),
  errors: {},
});
