import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { WaitingNumber } from '#contract/photos/waiting-number.ts';
import { countQueue } from '#server/platform/database/count-queue.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { photos } from '../tables.ts';

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

/**
 * Claims the oldest waiting photos for an operator: photos they already hold, and free ones. Skips rows that
 * other operators lock at this moment, so that operators never wait for each other (B16).
 */
export async function claimWaitingPhotos(
  db: Handle,
  { operator, limit, now, until }: Claim,
): Promise<ClaimedPhoto[]> {
  const { rows } = await sql<ClaimedPhoto>`${prepared}
    with next as (
      select member_id, id from photos
      where status = 'pending' and not withheld
        and (claimed_by is null or claimed_by = ${operator} or claimed_until <= ${now})
      order by created_at, id
      limit ${limit}
      for update skip locked
    ), held as (
      update photos set claimed_by = ${operator}, claimed_until = ${until}
      from next where photos.member_id = next.member_id and photos.id = next.id
      returning photos.id, photos.member_id as member, photos.created_at
    )
    select id, member from held order by created_at, id`.execute(db);
  return rows;
}

/**
 * Whether the operator may decide on the photo: they claimed it, and no other operator has taken it over
 * since.
 */
export async function isHeldBy(db: Handle, operator: Id, { member, id }: ClaimedPhoto): Promise<boolean> {
  const held = await photos(db)
    .selectFrom('photos')
    .select('id')
    .where('member_id', '=', member)
    .where('id', '=', id)
    .where('claimed_by', '=', operator)
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
    .where('claimed_by', '=', operator)
    .where('claimed_until', '>', now)
    .where('withheld', '=', false)
    .executeTakeFirst();
  return held?.path;
}

export const countWaiting = (db: Handle): Promise<WaitingNumber> =>
  countQueue(db, sql`select from photos where status = 'pending' and not withheld`);
