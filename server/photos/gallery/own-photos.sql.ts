import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { isRestricted } from '#server/safety/door.ts';
import { photos } from '../tables.ts';
import { isHiddenPicture } from './is-hidden-picture.ts';

const columns = [
  'id',
  'path',
  'status',
  'position',
  'is_main',
  'premium_only',
  'rejection',
  'quarantined_until',
] as const;

export interface PhotoRow {
  readonly id: Id;
  readonly path: string;
  readonly status: string;
  readonly position: number;
  readonly is_main: boolean;
  readonly premium_only: boolean;
  readonly rejection: string | null;
  readonly quarantined_until: Date | null;
}

/** A photo among the others of its member. */
export interface GalleryPhoto extends PhotoRow {
  /** Operators or the clock hid this single photo from everybody else (NCII-1). */
  readonly hidden: boolean;
}

/** All photos of a member, in their order. */
export function photosOf(db: Handle, member: Id): Promise<GalleryPhoto[]> {
  return photos(db)
    .selectFrom('photos')
    .select(columns)
    .select(isHiddenPicture(sql.ref('photos.path')).as('hidden'))
    .where('member_id', '=', member)
    .orderBy('position')
    .execute();
}

/**
 * The member's photo that was uploaded with this idempotency key. Undefined without such a photo or without a
 * key.
 */
export async function photoByClientId(
  db: Handle,
  member: Id,
  clientId: string | null,
): Promise<Id | undefined> {
  if (clientId === null) return undefined;
  const row = await photos(db)
    .selectFrom('photos')
    .select('id')
    .where('member_id', '=', member)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.id;
}

/** The storage path of a member's photo. */
export async function photoPath(db: Handle, member: Id, id: Id): Promise<string | undefined> {
  const row = await photos(db)
    .selectFrom('photos')
    .select('path')
    .where('member_id', '=', member)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.path;
}

/**
 * Locks the member's photos until the transaction ends. This protects the limit, the order and the single
 * main photo.
 */
export async function lockPhotos(db: Handle, member: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('photos', ${member}))`.execute(db);
}

export interface NewPhoto {
  readonly member: Id;
  readonly path: string;
  readonly isMain: boolean;
  readonly status: 'pending' | 'active';
  readonly quarantinedUntil?: Date | null;
  readonly now?: Date;
  /** The idempotency key of the upload. */
  readonly clientId?: string | null;
}

/**
 * SQL condition: nobody sees the member's profile, because the address was never confirmed or the account
 * closes.
 */
export const hasClosedProfile = (member: Id) =>
  sql<boolean>`exists (select from profiles where profiles.member_id = ${member}::bigint and profiles.status = 'disabled')`;

/**
 * Inserts a photo behind the member's others. The photo of a restricted member is withheld like their others
 * (AGE-4), and that of an unconfirmed member until their profile is shown (ACC-6).
 */
export function insertPhoto(db: Handle, photo: NewPhoto): Promise<PhotoRow> {
  const { member, path, isMain, status, quarantinedUntil = null, now, clientId = null } = photo;
  const next = sql<number>`(select coalesce(max(position), -1) + 1 from photos where member_id = ${member})`;
  return photos(db)
    .insertInto('photos')
    .values({
      member_id: member,
      path,
      is_main: isMain,
      position: next,
      status,
      quarantined_until: quarantinedUntil,
      client_id: clientId,
      withheld: sql<boolean>`${isRestricted(member)} or ${hasClosedProfile(member)}`,
      ...(now ? { created_at: now } : {}),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Deletes a photo and closes the gap in the order. Undefined if the member has no such photo. */
export async function deletePhoto(db: Handle, member: Id, id: Id): Promise<PhotoRow | undefined> {
  const gone = await photos(db)
    .deleteFrom('photos')
    .where('member_id', '=', member)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  if (gone)
    await photos(db)
      .updateTable('photos')
      .set((photo) => ({ position: photo('position', '-', 1) }))
      .where('member_id', '=', member)
      .where('position', '>', gone.position)
      .execute();
  return gone;
}

/** Null leaves the member without a main photo. */
export async function setMain(db: Handle, member: Id, id: Id | null): Promise<void> {
  const own = photos(db).updateTable('photos').where('member_id', '=', member);
  await own.set({ is_main: false }).where('is_main', '=', true).execute();
  if (id !== null) await own.set({ is_main: true }).where('id', '=', id).execute();
}

export async function setPremiumOnly(db: Handle, member: Id, id: Id, premiumOnly: boolean): Promise<void> {
  await photos(db)
    .updateTable('photos')
    .set({ premium_only: premiumOnly })
    .where('member_id', '=', member)
    .where('id', '=', id)
    .execute();
}

/** `ids` must be all photos of the member. Each photo gets the place it has in the list. */
export async function setOrder(db: Handle, member: Id, ids: readonly Id[]): Promise<void> {
  await sql`
    update photos set position = given.place - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as given (id, place)
    where photos.member_id = ${member} and photos.id = given.id and photos.position <> given.place - 1`.execute(
    db,
  );
}

export interface Verdict {
  readonly status: 'active' | 'rejected';
  readonly rejection: string | null;
}

/** A rejected photo is no longer the main photo. The sealed original is no longer kept. */
export async function setVerdict(db: Handle, member: Id, id: Id, verdict: Verdict): Promise<void> {
  await photos(db)
    .updateTable('photos')
    .set({ ...verdict, quarantined_until: null })
    .$if(verdict.status === 'rejected', (photo) => photo.set({ is_main: false }))
    .where('member_id', '=', member)
    .where('id', '=', id)
    .execute();
}

/**
 * Withholds all photos of a member, or releases them again, except those that are hidden one by one. The lock waits for an upload in progress, so that
 * its photo is included.
 */
export async function setPhotosWithheld(db: Handle, member: Id, withheld: boolean): Promise<void> {
  await lockPhotos(db, member);
  await photos(db)
    .updateTable('photos')
    .set({ withheld: withheld ? true : isHiddenPicture(sql.ref('photos.path')) })
    .where('member_id', '=', member)
    .execute();
}

/** Deletes all photos of a member and returns their storage paths. */
export async function deletePhotosOf(db: Handle, member: Id): Promise<string[]> {
  const gone = await photos(db)
    .deleteFrom('photos')
    .where('member_id', '=', member)
    .returning('path')
    .execute();
  return gone.map(({ path }) => path);
}

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
