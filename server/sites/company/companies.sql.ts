import type { CompanyFields } from '#contract/content/company/company.ts';
import type { Handle } from '#server/platform/database/handle.ts';
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
