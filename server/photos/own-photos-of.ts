import type { Id } from '#contract/kit/id.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { ownPhotoOf } from './rules/own-photo-of.ts';
import { photosOf } from './store/own-photos.ts';

/** A member's photos to themselves, in every state, the main one first. */
export async function ownPhotosOf(db: Handle, member: Id): Promise<OwnPhoto[]> {
  return (await photosOf(db, member)).map(ownPhotoOf);
}
