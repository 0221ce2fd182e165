import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { photos } from './tables.ts';

const columns = ['id', 'path', 'status', 'is_main'] as const;

export interface PhotoRow {
  readonly id: Id;
  readonly path: string;
  readonly status: string;
  readonly is_main: boolean;
}

/** All photos of a member, the main one first. */
export function photosOf(db: Handle, member: Id): Promise<PhotoRow[]> {
  return photos(db)
    .selectFrom('photos')
    .select(columns)
    .where('member_id', '=', member)
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Until the transaction ends nobody else changes this member's photos: limits and the one main photo hold. */
export async function lockPhotos(db: Handle, member: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('photos', ${member}))`.execute(db);
}

export async function insertPhoto(
  db: Handle,
  photo: { readonly member: Id; readonly path: string; readonly isMain: boolean; readonly now: Date },
): Promise<PhotoRow> {
  const { member, path, isMain, now } = photo;
  const next = sql<number>`(select coalesce(max(position), -1) + 1 from photos where member_id = ${member})`;
  return photos(db)
    .insertInto('photos')
    .values({ member_id: member, path, is_main: isMain, position: next, created_at: now, status: 'pending' })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Undefined: the member has no such photo. */
export function deletePhoto(db: Handle, member: Id, id: Id): Promise<PhotoRow | undefined> {
  return photos(db)
    .deleteFrom('photos')
    .where('member_id', '=', member)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

export async function makeMain(db: Handle, member: Id, id: Id): Promise<void> {
  await photos(db)
    .updateTable('photos')
    .set({ is_main: true })
    .where('member_id', '=', member)
    .where('id', '=', id)
    .execute();
}

/** Shows a waiting photo to others; nothing where it does not wait (any more). */
export async function passPhoto(db: Handle, member: Id, id: Id): Promise<void> {
  await photos(db)
    .updateTable('photos')
    .set({ status: 'active' })
    .where('member_id', '=', member)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

export async function hasPhoto(db: Handle, member: Id, id: Id): Promise<boolean> {
  return (await photosOf(db, member)).some((photo) => photo.id === id);
}

export function waitingPhoto(db: Handle, member: Id, id: Id): Promise<PhotoRow | undefined> {
  return photos(db)
    .selectFrom('photos')
    .select(columns)
    .where('member_id', '=', member)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

/** Whether others may get the photo at a path: it is active and its member not going away. */
export async function isShown(db: Handle, path: string): Promise<boolean> {
  const shown = await photos(db)
    .selectFrom('photos')
    .select('id')
    .where('path', '=', path)
    .where('status', '=', 'active')
    .where('withheld', '=', false)
    .limit(1)
    .executeTakeFirst();
  return shown !== undefined;
}

/** Withholds all photos of a member, or gives them back to who may see them. */
export async function setWithheld(db: Handle, member: Id, withheld: boolean): Promise<void> {
  await photos(db).updateTable('photos').set({ withheld }).where('member_id', '=', member).execute();
}

/** Deletes all photos of a member; where their files are kept. */
export async function deletePhotosOf(db: Handle, member: Id): Promise<string[]> {
  const gone = await photos(db)
    .deleteFrom('photos')
    .where('member_id', '=', member)
    .returning('path')
    .execute();
  return gone.map(({ path }) => path);
}
