import * as z from 'zod/mini';
import { listCompanies, storedCompany } from '#contract/content/company/list-companies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites, storedCompanies } from '#server/sites/door.ts';
import { lastCompanyChanges } from './company-changes.sql.ts';

export const listCompaniesHandler = handler(listCompanies, async (_call, { db }) => {
  const [rows, last] = await Promise.all([storedCompanies(db), lastCompanyChanges(db)]);
  return {
    companies: rows.map((row) => ({
      company: row.id,
      facts: z.parse(storedCompany, row),
      hosts: allSites()
        .filter(({ companyId }) => companyId === row.id)
        .map(({ host }) => host),
      last_change: last.get(row.id) ?? null,
    })),
  };
});
