import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';

/**
 * The company of a site. `added` is the moment since which it is behind the site, because nobody agreed to terms
 * with it earlier (CONT-1).
 */
export function companyBehind(db: Handle, site: number) {
  return sitesTables(db)
    .selectFrom('sites')
    .innerJoin('companies', 'companies.id', 'sites.company_id')
    .selectAll('companies')
    .select(({ selectFrom, fn }) =>
      fn<Date>('greatest', [
        'companies.added',
        selectFrom('site_company_changes')
          .select(({ fn: { max } }) => max('at').as('last'))
          .whereRef('site_id', '=', 'sites.id'),
      ]).as('since'),
    )
    .where('sites.id', '=', site)
    .executeTakeFirstOrThrow();
}

/** The company that a site had at a moment, from the history of its companies. */
export async function companyOn(db: Handle, site: number, at: Date): Promise<number> {
  const { company } = await sitesTables(db)
    .selectFrom('sites')
    .select(({ selectFrom, fn, ref }) =>
      fn
        .coalesce(
          selectFrom('site_company_changes')
            .select('before')
            .whereRef('site_id', '=', 'sites.id')
            .where('at', '>', at)
            .orderBy('at')
            .orderBy('id')
            .limit(1),
          ref('company_id'),
        )
        .as('company'),
    )
    .where('id', '=', site)
    .executeTakeFirstOrThrow();
  return company;
}

/** Locks a site and returns its company; undefined for an unknown site. */
export async function lockSiteCompany(db: Handle, site: number): Promise<number | undefined> {
  const row = await sitesTables(db)
    .selectFrom('sites')
    .select('company_id')
    .where('id', '=', site)
    .forUpdate()
    .executeTakeFirst();
  return row?.company_id;
}

/** The number of members of a site who are not erased. */
export async function membersOf(db: Handle, site: number): Promise<number> {
  const { number } = await sitesTables(db)
    .selectFrom('members')
    .select(sql<number>`count(*)::int`.as('number'))
    .where('site_id', '=', site)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  return number;
}

interface CompanyChange {
  readonly site: number;
  readonly before: number;
  readonly after: number;
  readonly operator: Id;
  readonly members: number;
  readonly at: Date;
}

/** Adds a change to the history. A trigger gives the company to the site. */
export async function giveCompany(db: Handle, change: CompanyChange): Promise<void> {
  const { site, before, after, operator, members, at } = change;
  await sitesTables(db)
    .insertInto('site_company_changes')
    .values({ site_id: site, before, after, operator_id: operator, members, at })
    .execute();
}
