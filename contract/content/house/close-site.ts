import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { siteNumber } from './setting.ts';
import { houseSite } from './site.ts';

/**
 * Closes a site to new members, or opens it again. Members go on as before. A repetition changes nothing and
 * is recorded once.
 */
export const closeSite = operation({
  name: 'content/close-site',
  summary: 'Close or open a site',
  method: 'PUT',
  path: '/api/console/sites.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({ site: siteNumber, closed: z.boolean() }),
  answer: houseSite,
  errors: {},
});
