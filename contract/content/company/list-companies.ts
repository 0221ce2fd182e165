import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** The facts of a company as stored. A fresh installation lacks some of them. */
export const storedCompany = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  register: z.string(),
  kvk: z.string(),
  vat_numbers: z.record(z.string(), z.string()),
  tradenames: z.array(z.string()),
  support_phone: z.string(),
  authority_email: z.string(),
  member_email: z.string(),
  dispute_body: z.string(),
  dispute_link: z.string(),
});

export type StoredCompany = z.output<typeof storedCompany>;

/** A company with its facts and the sites it sells on. */
export const houseCompany = z.object({
  company: z.int(),
  facts: storedCompany,
  hosts: z.array(z.string()),
  /** Number of the last change; null: none in the console. */
  last_change: z.nullable(z.int()),
});

export type HouseCompany = z.output<typeof houseCompany>;

/** The companies behind the sites (SITE-4, SAFE-6). */
export const listCompanies = operation({
  name: 'content/list-companies',
  summary: 'Companies in the console',
  method: 'GET',
  path: '/api/console/companies.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({}),
  answer: z.object({ companies: z.array(houseCompany) }),
  errors: {},
});
