import { sql } from 'kysely';
import type { CompanyFields } from '#contract/content/company/company.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { newCompanyDiscount } from '../settings/site-cache.sql.ts';
import { sitesTables } from '../tables.ts';

export function companyById(db: Handle, company: number) {
  return sitesTables(db)
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', company)
    .executeTakeFirstOrThrow();
}

/** All companies, oldest first. */
export function storedCompanies(db: Handle) {
  return sitesTables(db).selectFrom('companies').selectAll().orderBy('id').execute();
}

/** Reads a company and locks it until the transaction ends. */
export function lockCompany(db: Handle, company: number) {
  return sitesTables(db)
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', company)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores the facts of a company. Invoices keep those of their date. */
export async function storeCompany(db: Handle, company: number, facts: CompanyFields): Promise<void> {
  const { vat_numbers: numbers, tradenames, ...texts } = facts;
  await sitesTables(db)
    .updateTable('companies')
    .set({ ...texts, tradenames: [...tradenames], vat_numbers: JSON.stringify(numbers) })
    .where('id', '=', company)
    .execute();
}

/** The company that a form added; undefined: none yet. */
export function companyOfForm(db: Handle, clientId: string) {
  return sitesTables(db)
    .selectFrom('companies')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** Lets one operator after the other add a company, so that two never take the same number. */
export async function lockNewCompanies(db: Handle): Promise<void> {
  await sql`lock table companies in share row exclusive mode`.execute(db);
}

interface NewCompany {
  readonly clientId: string;
  readonly facts: CompanyFields;
  readonly at: Date;
}

/** Inserts a company with the next number. The caller holds the lock for new companies. */
export async function insertCompany(db: Handle, { clientId, facts, at }: NewCompany): Promise<number> {
  const { vat_numbers: numbers, tradenames, ...texts } = facts;
  const { id } = await sitesTables(db)
    .insertInto('companies')
    .values(({ selectFrom }) => ({
      id: selectFrom('companies').select(sql<number>`coalesce(max(id), 0) + 1`.as('next')),
      client_id: clientId,
      ...texts,
      tradenames: [...tradenames],
      vat_numbers: JSON.stringify(numbers),
      delete_discount: newCompanyDiscount,
      added: at,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
