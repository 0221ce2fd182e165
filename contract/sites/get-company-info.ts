import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** Returns the company of the site, as named on its legal pages (SITE-4). */
export const getCompanyInfo = operation({
  name: 'sites/get-company-info',
  summary: 'The company behind the site',
  method: 'GET',
  path: '/api/companyinfo.php',
  caller: 'anyone',
  kept: 3600,
  input: z.strictObject({}),
  answer: z.object({
    company: z.object({
      name: z.string(),
      address: z.string(),
      kvk: z.string(),
      city: z.string(),
      country: z.string(),
      tradenames: z.array(z.string()),
      vat_numbers: z.record(z.string(), z.string()),
      support_phone: z.string(),
      /** Name of the register that `kvk` is a number of; may be empty. */
      register: z.string(),
      /** Contact points for authorities and for members (DSA-4); may be empty. */
      authority_email: z.string(),
      member_email: z.string(),
      /** The body for disputes that the company takes part in, and its page; may be empty (CON-14). */
      dispute_body: z.string(),
      dispute_link: z.string(),
      /** Discount in percent for a premium member who is about to delete their account (ACC-13). */
      delete_discount: z.int(),
      /** Since when it is the company of the site. */
      added: instant,
    }),
  }),
  errors: {},
});
