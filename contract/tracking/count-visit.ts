import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { trafficSource } from './traffic-source.ts';

/**
 * Counts a visit by a link with bounce logging (`lb`, SHELL-11): `arrived` on the first page, `went_on` after
 * an action there. Counts are by day, page and source, without a person. sub1 to sub3 may be click ids, so
 * they are counted only with consent (MEET-9).
 */
export const countVisit = operation({
  name: 'tracking/count-visit',
  summary: 'Count a visit by a link',
  method: 'POST',
  path: '/api/page-visit.php',
  caller: 'anyone',
  limit: { calls: 200, seconds: 3600 },
  input: z.strictObject({
    /** The path without its query. */
    page: z.string('required').check(z.maxLength(300, 'too_long'), z.regex(/^\/[^?#\s]*$/, 'invalid')),
    step: z.enum(['arrived', 'went_on'], 'required'),
    ...trafficSource,
  }),
  answer: z.object({}),
  errors: {},
});
