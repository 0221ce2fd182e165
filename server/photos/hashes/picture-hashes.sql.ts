import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';
import { photos } from '../tables.ts';

/** SHA-256 of a picture's bytes. */
export interface PictureHashes {
  /** The file as it was sent. Null if it is unknown. */
  readonly sent: Buffer | null;
  /** The picture as it is stored. Null if its file is missing. */
  readonly stored: Buffer | null;
}

/** Stores the hashes of a picture. The first row of a path stays. */
export async function insertHashes(db: Handle, path: string, { sent, stored }: PictureHashes): Promise<void> {
  await photos(db)
    .insertInto('picture_hashes')
    .values({ path, sent, stored })
    .onConflict((one) => one.column('path').doNothing())
    .execute();
}

/** The hashes of these pictures, as far as they are stored. */
export function hashesOf(db: Handle, paths: readonly string[]) {
  return photos(db)
    .selectFrom('picture_hashes')
    .select(['path', 'sent', 'stored'])
    .where('path', '=', (any) => any.fn.any(any.val([...paths])))
    .execute();
}

/** The paths of all pictures that have one of these hashes, as sent or as stored. */
export async function pathsWithHash(db: Handle, hashes: readonly Buffer[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from picture_hashes where sent = any(${[...hashes]}::bytea[])
    union
    select path from picture_hashes where stored = any(${[...hashes]}::bytea[])
    order by path`.execute(db);
  return rows.map(({ path }) => path);
}

/**
 * Locks hashes until the transaction ends. An upload and a removal of the same bytes wait for each other, so
 * that no copy is missed.
 */
export async function lockHashes(db: Handle, hashes: readonly Buffer[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${'photos:hash:'} || hash, 0))
    from (select distinct encode(one, 'hex') as hash from unnest(${[...hashes]}::bytea[]) one order by 1) known`.execute(
    db,
  );
}

/** Pictures of members without a row of hashes: photos and pictures of messages, the oldest first. */
export async function unhashedPaths(db: Handle, limit: number): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    (select path from photos
      where path like 'members/%' and not exists (select from picture_hashes where picture_hashes.path = photos.path)
      limit ${limit})
    union
    (select path from message_images
      where not exists (select from picture_hashes where picture_hashes.path = message_images.path)
      limit ${limit})
    limit ${limit}`.execute(db);
  return rows.map(({ path }) => path);
}
