import * as z from 'zod/mini';
import { storedCompany } from '#contract/content/company/list-companies.ts';
import { listCompanyChanges } from '#contract/content/company/list-company-changes.ts';
import { operatorAddresses } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { companyChanges } from './company-changes.sql.ts';

const pageSize = 20;

export const listCompanyChangesHandler = handler(listCompanyChanges, async ({ input }, { db }) => {
  const { company, page } = input;
  const offset = (page - 1) * pageSize;
  const rows = await companyChanges(db, { company, offset, limit: pageSize + 1 });
  const emails = await operatorAddresses(
    db,
    rows.map(({ operator_id }) => operator_id),
  );
  return {
    results: rows.slice(0, pageSize).map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      by: emails.get(row.operator_id) ?? '',
      before: z.parse(storedCompany, row.before),
      after: z.parse(storedCompany, row.after),
    })),
    page,
    has_more: rows.length > pageSize,
  };
});
