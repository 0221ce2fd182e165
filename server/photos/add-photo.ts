import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { photos } from './store/tables.ts';

interface NewPhoto {
  readonly member: Id;
  /** Where its original is kept, without size and ending. */
  readonly path: string;
  readonly isMain: boolean;
  readonly position?: number;
}

/** Gives a member an image that may be shown at once. */
export async function addPhoto(db: Handle, photo: NewPhoto): Promise<void> {
  await photos(db)
    .insertInto('photos')
    .values({
      member_id: photo.member,
      path: photo.path,
      is_main: photo.isMain,
      position: photo.position ?? 0,
      status: 'active',
    })
    .execute();
}
