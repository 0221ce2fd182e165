import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** Beacon of a page that became hidden (NOTIF-4). Counted without a person. */
export const pageHidden = operation({
  name: 'tracking/page-hidden',
  summary: 'A page became hidden',
  method: 'POST',
  path: '/api/page-hidden.php',
  caller: 'anyone',
  crossSite: 'beacon',
  input: z.strictObject({}),
  answer: z.object({}),
  errors: {},
});
