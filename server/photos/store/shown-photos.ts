import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { photos } from './tables.ts';

/** Most photos one profile shows (PROF-5). */
const mostPhotos = 25;

export interface ShownRow {
  readonly id: Id;
  readonly path: string;
  readonly is_main: boolean;
  readonly premium_only: boolean;
}

/** What others may know of a member's photos: the active ones, the main one first. */
export function activePhotosOf(db: Handle, member: Id): Promise<ShownRow[]> {
  return photos(db)
    .selectFrom('photos')
    .modifyFront(prepared)
    .select(['id', 'path', 'is_main', 'premium_only'])
    .where('member_id', '=', member)
    .where('status', '=', 'active')
    .where('withheld', '=', false)
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .limit(mostPhotos)
    .execute();
}
