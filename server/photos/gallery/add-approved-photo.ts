import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { insertPhoto } from './own-photos.sql.ts';

interface ShownPhoto {
  readonly member: Id;
  /** The storage path of its original, without size and ending. */
  readonly path: string;
  readonly isMain: boolean;
}

/** Adds an already approved image behind the member's other photos. */
export async function addApprovedPhoto(db: Handle, photo: ShownPhoto): Promise<void> {
  await insertPhoto(db, { ...photo, status: 'active' });
}
