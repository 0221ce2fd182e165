import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { longestAppeal } from './appeal-decision.ts';

/**
 * Appeals against the answer to a notice, once and within six months (DSA-3). The token of the mailed link
 * proves the notice, so a visitor needs no login. The appeal is a complaint of its own, with a number, and
 * another operator answers it. The same text a second time changes nothing.
 */
export const appealAnswer = operation({
  name: 'safety/appeal-answer',
  summary: 'Appeal against the answer to a notice',
  method: 'POST',
  path: '/api/appeal-answer.php',
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
