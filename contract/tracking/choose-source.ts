import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { sourceChoice } from './source-choice.ts';
import { trafficSource } from './traffic-source.ts';

/**
 * Whether we may keep where a visitor came from beyond this visit (GDPR-11, MEET-9). Remembered in a cookie. `accept` keeps
 * the given tags for 30 days, for the sign-up; `decline` forgets them, and those kept with the member who calls. The last
 * choice counts.
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
