import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { trafficSource } from './traffic-source.ts';

/**
 * A visit by a link that asks for bounce logging (`lb`, SHELL-11): `arrived` on its first page, and `went_on` once they
 * did something there. Counted by day, page and source, tied to nobody; sub1 to sub3, which may be the number of one
 * click, only of whoever accepted it (MEET-9).
 */
export const countVisit = operation({
  name: 'tracking/count-visit',
  summary: 'Count a visit by a link',
  method: 'POST',
  path: '/api/page-visit.php',
  caller: 'anyone',
  limit: { calls: 200, seconds: 3600 },
  input: z.strictObject({
    /** The path alone, without its query. */
    page: z.string('required').check(z.maxLength(300, 'too_long'), z.regex(/^\/[^?#\s]*$/, 'invalid')),
    step: z.enum(['arrived', 'went_on'], 'required'),
    ...trafficSource,
  }),
  answer: z.object({}),
  errors: {},
});
