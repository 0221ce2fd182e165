import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { WaitingNumber } from '#contract/photos/count-waiting-photos.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import {
  claimRows,
  countWaitingRows,
  isClaimedBy,
  isFree,
  isHeldBy,
  type ReviewQueue,
} from '#server/platform/review-queue/review-queue.sql.ts';
import { photos, withForeignTables } from '../tables.ts';

export interface ClaimedPhoto {
  readonly id: Id;
  readonly member: Id;
}

interface Claim {
  readonly operator: Id;
  readonly limit: number;
  readonly now: Date;
  readonly until: Date;
}

/** The photos that wait for review, oldest first, as in the index `photos_waiting`. */
const queue: ReviewQueue = {
  table: 'photos',
  key: ['member_id', 'id'],
  waits: sql`status = 'pending' and not withheld`,
  order: sql`created_at, id`,
  columns: ['id', 'member_id', 'created_at'],
};

/** Claims the oldest waiting photos for an operator: photos they already hold, and free ones. */
export async function claimWaitingPhotos(
  db: Handle,
  { operator, now, ...claim }: Claim,
): Promise<ClaimedPhoto[]> {
  const wanted = sql<boolean>`${queue.waits} and (${isClaimedBy(operator)} or ${isFree(now)})`;
  const rows = await claimRows<{ id: Id; member_id: Id }>(db, queue, wanted, { operator, ...claim });
  return rows.map(({ id, member_id: member }) => ({ id, member }));
}

/**
 * Whether the operator may decide on the photo: they claimed it, and no other operator has taken it over
 * since.
 */
export async function isPhotoClaimedBy(
  db: Handle,
  operator: Id,
  { member, id }: ClaimedPhoto,
): Promise<boolean> {
  const held = await photos(db)
    .selectFrom('photos')
    .select('id')
    .where('member_id', '=', member)
    .where('id', '=', id)
    .where(isClaimedBy(operator))
    .executeTakeFirst();
  return held !== undefined;
}

/** Extends the hold on a photo after the decision, so that the operator can look at it again. */
export async function extendHold(db: Handle, { member, id }: ClaimedPhoto, until: Date): Promise<void> {
  await photos(db)
    .updateTable('photos')
    .set({ claimed_until: until })
    .where('member_id', '=', member)
    .where('id', '=', id)
    .execute();
}

/** The storage path of a photo that the operator holds now. */
export async function heldPath(
  db: Handle,
  { operator, member, id, now }: ClaimedPhoto & { readonly operator: Id; readonly now: Date },
): Promise<string | undefined> {
  const held = await photos(db)
    .selectFrom('photos')
    .select('path')
    .where('member_id', '=', member)
    .where('id', '=', id)
    .where(isHeldBy(operator, now))
    .where('withheld', '=', false)
    .executeTakeFirst();
  return held?.path;
}

export const countWaiting = (db: Handle): Promise<WaitingNumber> => countWaitingRows(db, queue);

/** The site of a member and the language they chose. */
export function memberFacts(db: Handle, member: Id): Promise<{ site: number; language: string | null }> {
  return withForeignTables(db)
    .selectFrom('members')
    .leftJoin('addresses', 'addresses.member_id', 'members.id')
    .select(['members.site_id as site', 'addresses.language'])
    .where('members.id', '=', member)
    .executeTakeFirstOrThrow();
}
