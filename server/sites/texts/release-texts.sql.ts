import { sql } from 'kysely';
import { approvedPages, type PageName } from '#contract/sites/page-name.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';
import type { ReleaseText } from './release-texts.ts';

/** No page was in force before the date of the first terms. */
const beginning = new Date('2023-12-01T00:00:00Z');

/**
 * Stores the texts of a page that came with the software, if they differ from those of the last release.
 * - The first ones are in force.
 * - Later ones are in force at once, unless operators wrote the version in force or the page needs the approval
 *   of a second operator. Then they are a draft (CON-13, CON-17).
 *
 * Locks the page, so that of several processes that start at once the first one stores.
 */
export async function storeReleaseText(
  db: Handle,
  page: PageName,
  { dated, hash, bodies }: ReleaseText,
  now: Date,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`page ${page}`}, 0))`.execute(db);
  const newestOf = () =>
    sitesTables(db)
      .selectFrom('page_versions')
      .select(['release_hash', 'made_by'])
      .where('page', '=', page)
      .orderBy('id', 'desc')
      .limit(1);
  const release = await newestOf().where('release_hash', 'is not', null).executeTakeFirst();
  if (release?.release_hash?.equals(hash) === true) return;
  const published = await newestOf().where('published_at', 'is not', null).executeTakeFirst();
  const isDraft = published !== undefined && (published.made_by !== null || approvedPages.includes(page));
  const from = published === undefined ? beginning : now;
  const { id } = await sitesTables(db)
    .insertInto('page_versions')
    .values({ page, made_at: now, release_hash: hash })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sitesTables(db)
    .insertInto('page_texts')
    .values(
      Object.entries(bodies).map(([language, body]) => ({ version_id: id, language, body, edited_at: now })),
    )
    .execute();
  if (isDraft) return;
  await sitesTables(db)
    .updateTable('page_versions')
    .set({ published_at: now, in_force_from: from, dated })
    .where('id', '=', id)
    .execute();
}
