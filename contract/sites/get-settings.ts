import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { settings } from './settings.ts';

/** The settings of the site that the request's host names (SITE-1, SITE-3). */
export const getSettings = operation({
  name: 'sites/get-settings',
  summary: 'Settings of the site',
  method: 'GET',
  path: '/api/settings.php',
  caller: 'anyone',
  // The page's own query comes along, so unknown parameters are ignored here (API-2).
  input: z.looseObject({ domain: z.optional(z.string()) }),
  answer: z.object({ settings }),
  errors: {},
});
