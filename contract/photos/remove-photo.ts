import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Removes one of the member's own photos with its files. If it was the main photo, the next eligible photo
 * becomes the main one (PROF-4).
 */
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
