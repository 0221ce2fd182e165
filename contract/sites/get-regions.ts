import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * Returns the regions of all countries the site serves, keyed by country, with local names (SITE-4, LANG-5).
 */
export const getRegions = operation({
  name: 'sites/get-regions',
  summary: 'Regions by country',
  method: 'GET',
  path: '/api/regions.php',
  caller: 'anyone',
  kept: 3600,
  input: z.strictObject({}),
  answer: z.object({
    regions: z.record(z.string(), z.array(z.object({ id: z.string(), name: z.string() }))),
  }),
  errors: {},
});
