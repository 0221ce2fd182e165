import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { isHeldBy } from '#server/platform/review-queue/review-queue.sql.ts';
import { safetyTables } from '../tables.ts';

/**
 * Inserts rows for images before their files exist, so that no file lacks a row. Returns the ids in the given
 * order.
 */
export async function insertPictures(
  db: Handle,
  pictures: ReadonlyArray<{ readonly photo: Id; readonly sha256: Buffer }>,
  now: Date,
): Promise<Id[]> {
  if (pictures.length === 0) return [];
  const rows = await safetyTables(db)
    .insertInto('report_pictures')
    .values(pictures.map(({ photo, sha256 }) => ({ photo_id: photo, sha256, created_at: now })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Assigns images to a report. */
export async function linkPictures(db: Handle, report: Id, pictures: readonly Id[]): Promise<void> {
  if (pictures.length === 0) return;
  await safetyTables(db)
    .updateTable('report_pictures')
    .set({ report_id: report })
    .where('id', 'in', [...pictures])
    .execute();
}

/** The images of a report. */
export async function picturesOf(db: Handle, report: Id): Promise<Id[]> {
  const rows = await safetyTables(db)
    .selectFrom('report_pictures')
    .select('id')
    .where('report_id', '=', report)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The photos that these images of a report show. */
export async function photosOfPictures(db: Handle, report: Id, pictures: readonly Id[]): Promise<Id[]> {
  if (pictures.length === 0) return [];
  const rows = await safetyTables(db)
    .selectFrom('report_pictures')
    .select('photo_id')
    .where('report_id', '=', report)
    .where('id', 'in', [...pictures])
    .orderBy('photo_id')
    .execute();
  return rows.map(({ photo_id }) => photo_id);
}

/** Images without a report, created before a moment. */
export async function unlinkedPictures(db: Handle, before: Date, limit: number): Promise<Id[]> {
  const rows = await safetyTables(db)
    .selectFrom('report_pictures')
    .select('id')
    .where('report_id', 'is', null)
    .where('created_at', '<=', before)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deletePictures(db: Handle, pictures: readonly Id[]): Promise<void> {
  await safetyTables(db)
    .deleteFrom('report_pictures')
    .where('id', 'in', [...pictures])
    .execute();
}

/** Returns whether an operator holds the case of an image at this moment. */
export async function holdsPicture(db: Handle, operator: Id, picture: Id, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from report_pictures join reports on reports.id = report_pictures.report_id
    where report_pictures.id = ${picture} and ${isHeldBy(operator, now)}`.execute(db);
  return rows.length > 0;
}
