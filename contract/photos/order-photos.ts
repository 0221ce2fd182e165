import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { ownPhotos } from './own-photo.ts';

/**
 * Sets the order of all of the member's own photos at once, as after a drag. `photos_changed` means that
 * `ids` does not match the photos any more, because another device added or removed one. Read them again then
 * (PROF-4).
 */
export const orderPhotos = operation({
  name: 'photos/order-photos',
  summary: 'Set the order of all photos',
  method: 'PUT',
  path: '/api/photo.php',
  when: { order: 'all' },
  caller: 'member',
  input: z.strictObject({ ids: z.array(id).check(z.minLength(1, 'required'), z.maxLength(100, 'too_long')) }),
  answer: z.object({ photos: ownPhotos }),
  errors: { photos_changed: 409 },
});
