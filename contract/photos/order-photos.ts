import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { ownPhotos } from './own-photo.ts';

/**
 * Sets the order of all of one's photos at once, as after a drag. `photos_changed`: they are not the ones of `ids` any
 * more (another device added or removed one); read them again (PROF-4).
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
