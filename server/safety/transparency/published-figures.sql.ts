import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Figure } from '#contract/safety/transparency/figure.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';

/** Serialises the publications of a period. */
export async function lockPublication(db: Handle, period: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`safety:publish:${period}`}, 0))`.execute(db);
}

/** The newest published version of a period on any site; 0 for none. */
export async function newestVersion(db: Handle, period: string): Promise<number> {
  const row = await safetyTables(db)
    .selectFrom('published_figures')
    .select((of) => of.fn.max('version').as('version'))
    .where('period', '=', period)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export interface NewPublication {
  readonly site: number;
  readonly period: string;
  readonly version: number;
  readonly figures: readonly Figure[];
  readonly checksum: Buffer;
  readonly reasons: string | null;
  readonly operator: Id;
  readonly at: Date;
}

export async function insertPublication(db: Handle, publication: NewPublication): Promise<void> {
  const { site, operator, at, figures, ...published } = publication;
  await safetyTables(db)
    .insertInto('published_figures')
    .values({
      ...published,
      site_id: site,
      operator_id: operator,
      published_at: at,
      figures: JSON.stringify(figures),
    })
    .execute();
}

/** Every version of every period of a site, the newest period and version first. */
export const publicationsOf = (db: Handle, site: number) =>
  safetyTables(db)
    .selectFrom('published_figures')
    .select(['period', 'version', 'reasons', 'published_at'])
    .where('site_id', '=', site)
    .orderBy('period', 'desc')
    .orderBy('version', 'desc')
    .limit(500)
    .execute();

/** The figures of one version. */
export async function publishedFigures(
  db: Handle,
  { site, period, version }: { readonly site: number; readonly period: string; readonly version: number },
): Promise<Figure[]> {
  const { rows } = await sql<{ figures: Figure[] }>`
    select figures from published_figures
    where site_id = ${site} and period = ${period} and version = ${version}`.execute(db);
  return rows[0]?.figures ?? [];
}

/** The newest version of each period of each site, with its checksum. */
export async function newestPublications(
  db: Handle,
): Promise<Array<{ readonly site: number; readonly period: string; readonly checksum: Buffer }>> {
  const { rows } = await sql<{ site: number; period: string; checksum: Buffer }>`
    select distinct on (site_id, period) site_id as site, period, checksum
    from published_figures order by site_id, period, version desc`.execute(db);
  return rows;
}

/** Whether a site published a year with this day. */
export async function isDayPublished(db: Handle, site: number, day: string): Promise<boolean> {
  const row = await safetyTables(db)
    .selectFrom('published_figures')
    .select('version')
    .where('site_id', '=', site)
    .where('period', '=', day.slice(0, 4))
    .executeTakeFirst();
  return row !== undefined;
}
