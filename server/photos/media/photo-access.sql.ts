import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { photos } from '../tables.ts';

/** The facts that decide who may open a photo. */
export interface PhotoAccess {
  readonly member_id: Id;
  readonly status: string;
  readonly is_main: boolean;
  readonly premium_only: boolean;
  readonly withheld: boolean;
}

/** The member's photo at a path. */
export function photoAccessAt(db: Handle, path: string): Promise<PhotoAccess | undefined> {
  return photos(db)
    .selectFrom('photos')
    .modifyFront(prepared)
    .select(['member_id', 'status', 'is_main', 'premium_only', 'withheld'])
    .where('path', '=', path)
    .limit(1)
    .executeTakeFirst();
}
