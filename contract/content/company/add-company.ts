import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { companyFields } from './company.ts';
import { houseCompany } from './list-companies.ts';

/**
 * Adds a company that no site has yet. `client_id` is the idempotency key of the form. A repetition answers the
 * same company; with other facts it is `added_already`, so that nobody loses what they typed (SAFE-6).
 */
export const addCompany = operation({
  name: 'content/add-company',
  summary: 'Add a company',
  method: 'POST',
  path: '/api/console/companies.php',
  caller: 'operator',
  right: 'house',
  stepUp: true,
  input: z.strictObject({ client_id: z.uuid('invalid'), ...companyFields.shape }),
  answer: houseCompany,
  errors: { added_already: 409 },
});
