import * as z from 'zod/mini';
import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '../settings/sites.ts';
import { companyById } from './companies.sql.ts';

const vatNumbers = z.record(z.string(), z.string());

export const getCompanyInfoHandler = handler(getCompanyInfo, async (call, { replica }) => {
  const row = await companyById(replica, siteById(call.site).companyId);
  return {
    company: { ...row, vat_numbers: z.parse(vatNumbers, row.vat_numbers), added: row.added.toISOString() },
  };
});
