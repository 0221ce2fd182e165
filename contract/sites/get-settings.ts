import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { settings } from './settings.ts';

/** Returns the settings of the site with the request's host (SITE-1, SITE-3). */
export const getSettings = operation({
  name: 'sites/get-settings',
  summary: 'Settings of the site',
  method: 'GET',
  path: '/api/settings.php',
  caller: 'anyone',
  // The page passes on its own query, so unknown parameters are ignored (API-2).
  input: z.looseObject({ domain: z.optional(z.string()) }),
  answer: z.object({ settings }),
  errors: {},
});
