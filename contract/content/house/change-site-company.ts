import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { siteNumber } from './setting.ts';
import { houseSite } from './site.ts';

const companyNumber = z.int('required').check(z.minimum(1, 'required'), z.maximum(32_767));

/**
 * Gives a site another company, at once. `seen` is the company that the operator saw; another one now is
 * `changed_meanwhile`. A site with members needs `confirmed`: the members know of their new contract partner.
 * Issued invoices, their credit notes and the invoices of earlier orders keep the earlier company (VAT-4).
 */
export const changeSiteCompany = operation({
  name: 'content/change-site-company',
  summary: 'Give a site another company',
  method: 'PUT',
  path: '/api/console/site-company.php',
  caller: 'operator',
  right: 'house',
  stepUp: true,
  input: z.strictObject({
    site: siteNumber,
    company: companyNumber,
    seen: companyNumber,
    confirmed: z.boolean(),
  }),
  answer: houseSite,
  errors: { changed_meanwhile: 409, unchanged: 409 },
});
