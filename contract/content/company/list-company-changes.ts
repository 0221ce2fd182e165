import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';
import { storedCompany } from './list-companies.ts';

export const companyChange = z.object({
  id: z.int(),
  at: instant,
  by: z.string(),
  before: storedCompany,
  after: storedCompany,
});

export type CompanyChange = z.output<typeof companyChange>;

/** The changes of a company with author and date, newest first (SAFE-6). */
export const listCompanyChanges = operation({
  name: 'content/list-company-changes',
  summary: 'History of a company',
  method: 'GET',
  path: '/api/console/company-changes.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({
    company: queryInteger(1, 32_767),
    page: z._default(queryInteger(1, 1000), 1),
  }),
  answer: pageOf(companyChange),
  errors: {},
});
