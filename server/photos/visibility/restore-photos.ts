import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { setWithheld } from '../gallery/own-photos.sql.ts';

/** Serves the photos of a member who came back as before `withholdPhotos` (ACC-13). */
export function givePhotosBack(db: Handle, member: Id): Promise<void> {
  return setWithheld(db, member, false);
}
