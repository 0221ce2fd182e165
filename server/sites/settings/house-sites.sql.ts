import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';

/** Sites with their company and the number of their members who are not erased, oldest first. */
export function listedSites(db: Handle) {
  return sitesTables(db)
    .selectFrom('sites')
    .innerJoin('companies', 'companies.id', 'sites.company_id')
    .select(['sites.id', 'host', 'is_default', 'niche', 'company_id', 'settings', 'closed_at'])
    .select('companies.name as company_name')
    .select(({ selectFrom }) =>
      selectFrom('members')
        .select(sql<number>`count(*)::int`.as('number'))
        .whereRef('members.site_id', '=', 'sites.id')
        .where('erased_at', 'is', null)
        .as('members'),
    )
    .orderBy('sites.id');
}

export interface NewSite {
  readonly host: string;
  readonly niche: number;
  readonly company: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Inserts a site with the next id. Returns null if its host is in use. */
export async function insertSite(db: Handle, site: NewSite): Promise<number | null> {
  // Two operators who add a site at once must not take the same id.
  await sql`lock table sites in share row exclusive mode`.execute(db);
  const row = await sitesTables(db)
    .insertInto('sites')
    .values(({ selectFrom }) => ({
      id: selectFrom('sites').select(sql<number>`coalesce(max(id), 0) + 1`.as('next')),
      host: site.host,
      company_id: site.company,
      niche: site.niche,
      settings: JSON.stringify(site.settings),
    }))
    .onConflict((conflict) => conflict.column('host').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Closes a site to new members, or opens it. Returns false if it is so already. */
export async function setSiteClosed(db: Handle, site: number, closedAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await sitesTables(db)
    .updateTable('sites')
    .set({ closed_at: closedAt })
    .where('id', '=', site)
    .where('closed_at', closedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function listedCompanies(db: Handle) {
  return sitesTables(db).selectFrom('companies').select(['id', 'name']).orderBy('id').execute();
}
