import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

const namedCompany = z.object({ company: z.int(), name: z.string() });

/** Previews another company for a site: what stays with the present one. Stores nothing (SAFE-6). */
export const previewSiteCompany = operation({
  name: 'content/preview-site-company',
  summary: 'Preview of another company for a site',
  method: 'GET',
  path: '/api/console/site-company.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({ site: queryInteger(1, 32_767), company: queryInteger(1, 32_767) }),
  answer: z.object({
    before: namedCompany,
    after: namedCompany,
    /** Members who have a contract with the present company. */
    members: z.int(),
    /** Unpaid orders. Their invoices name the present company. */
    open_orders: z.int(),
    /** Valid mandates, whose text names the present company. */
    mandates: z.int(),
  }),
  errors: {},
});
