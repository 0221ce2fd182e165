import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { isRestricted } from '#server/safety/door.ts';
import { isHiddenPicture } from '../gallery/is-hidden-picture.ts';
import { hasClosedProfile } from '../gallery/own-photos.sql.ts';
import { type HidingOrigin, photos } from '../tables.ts';

export interface PictureHiding {
  readonly report: Id;
  readonly cause: HidingOrigin;
  readonly at: Date;
}

/** A photo of a member at a path. */
export interface PhotoAtPath {
  readonly id: Id;
  readonly member: Id;
  readonly path: string;
  readonly status: 'pending' | 'active' | 'rejected';
  readonly isMain: boolean;
}

/** The photos at these paths, ordered by member, so that every transaction locks them in one order. */
export async function photosAt(db: Handle, paths: readonly string[]): Promise<PhotoAtPath[]> {
  const { rows } = await sql<PhotoAtPath>`
    select id, member_id as member, path, status, is_main as "isMain" from photos
    where path = any(${[...paths]}::text[]) and path like 'members/%' order by member_id, id`.execute(db);
  return rows;
}

/** Records that a picture is hidden. Returns false if it is hidden already, whatever the case. */
export async function insertHiding(
  db: Handle,
  path: string,
  { report, cause, at }: PictureHiding,
  wasMain: boolean,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await photos(db)
    .insertInto('hidden_pictures')
    .values({ path, report_id: report, cause, was_main: wasMain, since: at })
    .onConflict((one) => one.column('path').doNothing())
    .executeTakeFirstOrThrow();
  return written === 1n;
}

/** Records that a decision removed a picture, hidden before or not. */
export async function markRemoved(
  db: Handle,
  path: string,
  { report, at }: Omit<PictureHiding, 'cause'>,
): Promise<void> {
  const removed = { report_id: report, cause: 'removed' as const, since: at };
  await photos(db)
    .insertInto('hidden_pictures')
    .values({ path, was_main: false, ...removed })
    .onConflict((one) => one.column('path').doUpdateSet(removed))
    .execute();
}

/** The hidden pictures of a case. */
export function hidingsOf(db: Handle, report: Id) {
  return photos(db)
    .selectFrom('hidden_pictures')
    .select(['path', 'cause', 'was_main', 'since'])
    .where('report_id', '=', report)
    .orderBy('path')
    .execute();
}

/** The hidings of these pictures, each with its case. */
export function hidingsAt(db: Handle, paths: readonly string[]) {
  return photos(db)
    .selectFrom('hidden_pictures')
    .select(['path', 'report_id', 'cause', 'since'])
    .where('path', '=', (any) => any.fn.any(any.val([...paths])))
    .execute();
}

export async function deleteHidings(db: Handle, paths: readonly string[]): Promise<void> {
  await photos(db)
    .deleteFrom('hidden_pictures')
    .where('path', '=', (any) => any.fn.any(any.val([...paths])))
    .execute();
}

/**
 * Makes a photo follow the rules again. It is withheld if its member is restricted or closed, or if the photo is
 * hidden by itself. A hidden photo is not a main photo.
 */
export async function updateWithheld(db: Handle, { id, member }: PhotoAtPath): Promise<void> {
  const hidden = isHiddenPicture(sql.ref('photos.path'));
  await photos(db)
    .updateTable('photos')
    .set({
      withheld: sql<boolean>`${hidden} or ${isRestricted(member)} or ${hasClosedProfile(member)}`,
      is_main: sql<boolean>`is_main and not ${hidden}`,
    })
    .where('member_id', '=', member)
    .where('id', '=', id)
    .execute();
}

/** Gives a photo its place as the main photo back, unless others could not see it there. */
export async function restoreMain(db: Handle, { id, member }: PhotoAtPath): Promise<void> {
  await sql`update photos set is_main = false where member_id = ${member} and is_main and exists (
    select from photos again where again.member_id = ${member} and again.id = ${id}
      and again.status = 'active' and not again.premium_only)`.execute(db);
  await sql`update photos set is_main = true where member_id = ${member} and id = ${id}
    and status = 'active' and not premium_only`.execute(db);
}
