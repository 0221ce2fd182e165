import { sql } from 'kysely';
import type { Locale } from '#contract/kit/locale.ts';
import type { PageName } from '#contract/sites/page-name.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';

/** A published version of a page. */
export interface PublishedVersion {
  readonly id: number;
  readonly dated: string;
  readonly from: Date;
}

/** Published versions that apply to a site, newest first. A version that was withdrawn is left out. */
const publishedVersions = (db: Handle, page: string, site: number) =>
  sitesTables(db)
    .selectFrom('page_versions')
    .select(['id', 'dated', 'in_force_from'])
    .where('page', '=', page)
    .where('published_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where((row) => row.or([row('site_id', 'is', null), row('site_id', '=', site)]))
    .orderBy('in_force_from', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ dated: string; in_force_from: Date }>();

/** The newest versions of a page on a site. */
export async function publishedVersionsOf(
  db: Handle,
  { page, site, limit }: { page: string; site: number; limit: number },
): Promise<PublishedVersion[]> {
  const rows = await publishedVersions(db, page, site).limit(limit).execute();
  return rows.map(({ id, dated, in_force_from: from }) => ({ id, dated, from }));
}

/** The version of a page that applies on a site now. Undefined before the first start of the service. */
export async function versionInForce(
  db: Handle,
  { page, site, now }: { page: PageName; site: number; now: Date },
): Promise<PublishedVersion | undefined> {
  const row = await publishedVersions(db, page, site)
    .where('in_force_from', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, dated: row.dated, from: row.in_force_from };
}

/** The words of a version in a language, or in Dutch if the language has none. */
export async function wordsOf(
  db: Handle,
  version: number,
  language: Locale,
): Promise<{ readonly body: string; readonly changes: string }> {
  return sitesTables(db)
    .selectFrom('page_texts')
    .select(['body', 'changes'])
    .where('version_id', '=', version)
    .where('language', 'in', [language, 'nl'])
    .orderBy(sql`language = ${language}`, 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}
