import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Takes one of one's own photos away, file and all; where it was the main one, the next that may be is (PROF-4). */
export const removePhoto = operation({
  name: 'photos/remove-photo',
  summary: 'Remove a photo',
  method: 'DELETE',
  path: '/api/photo.php',
  caller: 'member',
  input: z.strictObject({ id }),
  answer: z.object({ removed: z.literal(true) }),
  errors: {},
});
