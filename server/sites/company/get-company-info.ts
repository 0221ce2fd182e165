import * as z from 'zod/mini';
import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { handler } from '#server/platform/http/handler.ts';
import { companyBehind } from './site-companies.sql.ts';

const vatNumbers = z.record(z.string(), z.string());

export const getCompanyInfoHandler = handler(getCompanyInfo, async (call, { replica }) => {
  const row = await companyBehind(replica, call.site);
  return {
    company: { ...row, vat_numbers: z.parse(vatNumbers, row.vat_numbers), added: row.since.toISOString() },
  };
});
