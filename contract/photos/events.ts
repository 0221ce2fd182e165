import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { ownPhotos } from './own-photo.ts';

/** My photos changed: on another device of mine, or one of them was reviewed. All of them, as they now are. */
export const photosChanged = liveEvent({
  name: 'photos/photos-changed',
  payload: z.object({ photos: ownPhotos }),
});
