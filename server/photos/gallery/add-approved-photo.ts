import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { insertPhoto } from './own-photos.sql.ts';

interface ShownPhoto {
  readonly member: Id;
  /** Where its original is kept, without size and ending. */
  readonly path: string;
  readonly isMain: boolean;
}

/** Gives a member an image that may be shown at once, behind those they have. */
export async function addPhoto(db: Handle, photo: ShownPhoto): Promise<void> {
  await insertPhoto(db, { ...photo, status: 'active' });
}
