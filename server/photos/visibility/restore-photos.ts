import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { setPhotosWithheld } from '../gallery/own-photos.sql.ts';

/** Serves the photos of a member who came back as before `withholdPhotos` (ACC-13). */
export function restorePhotos(db: Handle, member: Id): Promise<void> {
  return setPhotosWithheld(db, member, false);
}
