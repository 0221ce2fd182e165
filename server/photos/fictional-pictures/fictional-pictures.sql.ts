import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { photos } from '../tables.ts';

/** The licence and record of a picture (FIC-13, US-1). */
export interface PictureRecord {
  readonly origin: string;
  readonly licence: string;
  readonly source: string;
  readonly made_on: string;
  readonly depicts_person: boolean;
  readonly person_name: string | null;
  readonly person_born: string | null;
  readonly identity_record: string | null;
  readonly release_record: string | null;
}

interface NewRecord extends PictureRecord {
  readonly path: string;
  readonly profile: Id;
  readonly sent: Buffer;
  readonly stored: Buffer;
  readonly operator: Id;
  readonly at: Date;
}

/** Stores the record of a picture. It comes before the picture, which the database refuses without it. */
export async function insertRecord(
  db: Handle,
  { profile, operator, at, ...record }: NewRecord,
): Promise<void> {
  await photos(db)
    .insertInto('fictional_pictures')
    .values({ ...record, profile_id: profile, recorded_by: operator, recorded_at: at })
    .execute();
}

/** The record outlives its picture. */
export async function endRecord(db: Handle, path: string, at: Date): Promise<void> {
  await photos(db)
    .updateTable('fictional_pictures')
    .set({ removed_at: at })
    .where('path', '=', path)
    .where('removed_at', 'is', null)
    .execute();
}

export async function deleteRecords(db: Handle, profile: Id): Promise<void> {
  await photos(db).deleteFrom('fictional_pictures').where('profile_id', '=', profile).execute();
}

/**
 * Whether another fictional profile has or had a picture with these bytes, or a real member has one. `path` is
 * the new picture itself.
 */
export async function isUsedElsewhere(
  db: Handle,
  {
    profile,
    path,
    hashes,
  }: { readonly profile: Id; readonly path: string; readonly hashes: readonly Buffer[] },
): Promise<boolean> {
  const given = sql`${[...hashes]}::bytea[]`;
  const { rows } = await sql<{ used: boolean }>`
    select exists (
      select from fictional_pictures
      where profile_id <> ${profile}::bigint and (sent = any(${given}) or stored = any(${given}))
    ) or exists (
      select from picture_hashes hashed
      where hashed.path <> ${path} and (hashed.sent = any(${given}) or hashed.stored = any(${given})) and not exists (
        select from fictional_pictures own where own.path = hashed.path and own.profile_id = ${profile}::bigint)
    ) as used`.execute(db);
  return rows[0]?.used ?? false;
}

/** Locks a fictional profile against a second upload. Undefined for anybody else. */
export async function lockFictional(db: Handle, profile: Id): Promise<boolean> {
  const { rows } = await sql`
    select from profiles where member_id = ${profile} and fictional for key share`.execute(db);
  return rows.length > 0;
}

interface RecordedPhoto extends Omit<PictureRecord, 'origin'> {
  readonly id: Id;
  readonly path: string;
  readonly is_main: boolean;
  /** Null for a drawing of the service. */
  readonly origin: string | null;
  readonly recorded_at: Date;
  readonly recorded_by: string;
}

/** The pictures of a fictional profile in their order, each with its record. */
export async function recordedPhotos(db: Handle, profile: Id): Promise<RecordedPhoto[]> {
  const { rows } = await sql<RecordedPhoto>`
    select photos.id, photos.path, photos.is_main, record.origin, record.licence, record.source,
      record.made_on::text, record.depicts_person, record.person_name, record.person_born::text,
      record.identity_record, record.release_record, record.recorded_at, operators.email as recorded_by
    from photos
    left join fictional_pictures record on record.path = photos.path
    left join operators on operators.id = record.recorded_by
    where photos.member_id = ${profile} and photos.status = 'active'
    order by photos.is_main desc, photos.position`.execute(db);
  return rows;
}
