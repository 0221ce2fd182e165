import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { setPhotosWithheld } from '../gallery/own-photos.sql.ts';

/** From now on nobody gets a photo of a departing member, even with an address they know (GDPR-8). */
export function withholdPhotos(db: Handle, member: Id): Promise<void> {
  return setPhotosWithheld(db, member, true);
}

/** Serves the photos of a member who came back as before `withholdPhotos` (ACC-13). */
export function restorePhotos(db: Handle, member: Id): Promise<void> {
  return setPhotosWithheld(db, member, false);
}
