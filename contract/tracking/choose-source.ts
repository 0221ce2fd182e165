import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { sourceChoice } from './source-choice.ts';
import { trafficSource } from './traffic-source.ts';

/**
 * Stores whether we may keep a visitor's traffic source beyond this visit, in a cookie (GDPR-11, MEET-9).
 * `accept` keeps the given tags for 30 days, for the sign-up. `decline` deletes them, and those stored with
 * the calling member. The last choice wins.
 */
export const chooseSource = operation({
  name: 'tracking/choose-source',
  summary: 'Choose whether the source of a visit is kept',
  method: 'POST',
  path: '/api/source-choice.php',
  caller: 'anyone',
  whileRestricted: true,
  input: z.strictObject({ choice: sourceChoice, ...trafficSource }),
  answer: z.object({ choice: sourceChoice }),
  errors: {},
});
