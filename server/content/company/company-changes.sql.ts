import { sql } from 'kysely';
import type { StoredCompany } from '#contract/content/company/list-companies.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { contentTables } from '../tables.ts';

interface NewChange {
  readonly company: number;
  readonly before: StoredCompany;
  readonly after: StoredCompany;
  readonly operator: Id;
  readonly at: Date;
}

/** Adds a change to the history of a company. Returns its number. */
export async function insertCompanyChange(db: Handle, change: NewChange): Promise<number> {
  const { company, before, after, operator, at } = change;
  const { id } = await contentTables(db)
    .insertInto('company_changes')
    .values({
      company_id: company,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      operator_id: operator,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The number of the last change of each company. */
export async function lastCompanyChanges(db: Handle): Promise<ReadonlyMap<number, number>> {
  const rows = await contentTables(db)
    .selectFrom('company_changes')
    .select(['company_id', sql<number>`max(id)::int`.as('last')])
    .groupBy('company_id')
    .execute();
  return new Map(rows.map(({ company_id: company, last }) => [company, last]));
}

/** The changes of a company, newest first. */
export function companyChanges(
  db: Handle,
  { company, offset, limit }: { company: number; offset: number; limit: number },
) {
  return contentTables(db)
    .selectFrom('company_changes')
    .select(['id', 'before', 'after', 'operator_id', 'at'])
    .where('company_id', '=', company)
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}
