import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { ownPhotos } from './own-photo.ts';

/** The member's own photos changed on another device or by a review. Contains all photos as they are now. */
export const photosChanged = liveEvent({
  name: 'photos/photos-changed',
  payload: z.object({ photos: ownPhotos }),
});
