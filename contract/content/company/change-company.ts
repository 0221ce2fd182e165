import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { companyFields } from './company.ts';

/**
 * Changes the facts of a company. `seen` is the number of the last change that the operator saw; another one
 * now is `changed_meanwhile`. Invoices keep the facts of their date (SAFE-6, VAT-4).
 */
export const changeCompany = operation({
  name: 'content/change-company',
  summary: 'Change a company',
  method: 'PUT',
  path: '/api/console/companies.php',
  caller: 'operator',
  right: 'house',
  stepUp: true,
  input: z.strictObject({
    company: z.int().check(z.minimum(1), z.maximum(32_767)),
    seen: z.nullable(z.int()),
    ...companyFields.shape,
  }),
  answer: z.object({ last_change: z.int() }),
  errors: { changed_meanwhile: 409, unchanged: 409 },
});
