import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { withForeignTables } from './tables.ts';

export interface WaitingPhoto {
  readonly id: Id;
  readonly member: Id;
  readonly site: number;
  readonly path: string;
  readonly main: boolean;
  readonly premiumOnly: boolean;
  readonly sentAt: Date;
}

/**
 * Photos that wait for their review, oldest first; those of a member who is going away wait until they come back.
 * `after`: the last one of the page before.
 */
export function waitingPhotos(
  db: Handle,
  { limit, after }: { readonly limit: number; readonly after?: Pick<WaitingPhoto, 'id' | 'sentAt'> },
): Promise<WaitingPhoto[]> {
  return withForeignTables(db)
    .selectFrom('photos')
    .innerJoin('members', 'members.id', 'photos.member_id')
    .select([
      'photos.id',
      'photos.member_id as member',
      'members.site_id as site',
      'photos.path',
      'photos.is_main as main',
      'photos.premium_only as premiumOnly',
      'photos.created_at as sentAt',
    ])
    .where('photos.status', '=', 'pending')
    .where('photos.withheld', '=', false)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(photos.created_at, photos.id) > (${after?.sentAt}, ${after?.id})`),
    )
    .orderBy('photos.created_at')
    .orderBy('photos.id')
    .limit(limit)
    .execute();
}
