import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { houseSite } from './site.ts';

/** The sites of this deployment, oldest first, and the companies that a new one may belong to. */
export const listSites = operation({
  name: 'content/list-sites',
  summary: 'Sites in the console',
  method: 'GET',
  path: '/api/console/sites.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({}),
  answer: z.object({
    sites: z.array(houseSite),
    /** The names of the niches in the operator's language, in the order of their numbers. */
    niches: z.array(z.string()),
    companies: z.array(z.object({ company: z.int(), name: z.string() })),
  }),
  errors: {},
});
