import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { longestAppeal } from '../appeal-decision.ts';

/**
 * Appeals against a warning or suspension as a sender of reports, once and within six months (DSA-5). The
 * token of the mailed link proves the decision, so a sender without an account needs no login. The same text
 * a second time changes nothing.
 */
export const appealNotifier = operation({
  name: 'safety/appeal-notifier',
  summary: 'Appeal against a decision on reporting',
  method: 'POST',
  path: '/api/appeal-reporting.php',
  caller: 'anyone',
  whileRestricted: true,
  budget: {
    kind: 'costly',
    device: [{ calls: 10, seconds: 3600 }],
    network: [{ calls: 20, seconds: 3600 }],
  },
  input: z.strictObject({
    token: z.string().check(z.maxLength(200, 'invalid')),
    words: typedText(longestAppeal),
  }),
  answer: z.object({ number: z.string() }),
  errors: { appealed_already: 409, appeal_too_late: 410 },
});
