import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { ownPhotos, photoOrder } from './own-photo.ts';

/**
 * Changes the given fields of one of the member's own photos. Idempotent. `order` moves the photo to that
 * place, or to the end, and the others close the gap. The main photo cannot be premium-only, because
 * everybody sees it (PROF-4, PROF-6).
 */
export const changePhoto = operation({
  name: 'photos/change-photo',
  summary: 'Move a photo, make it the main one, keep it for premium members',
  method: 'PUT',
  path: '/api/photo.php',
  caller: 'member',
  input: z.strictObject({
    id,
    order: z.optional(photoOrder),
    main: z.optional(z.literal(true)),
    premium_only: z.optional(z.boolean()),
  }),
  answer: z.object({ photos: ownPhotos }),
  errors: { main_for_premium: 409, photo_not_active: 409 },
});
