import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Maximum length of an appeal. */
export const longestAppeal = 2000;

/**
 * Appeals against a decision about the caller, or on a report by the caller, once and within six months.
 * Another operator reviews it (DSA-3). Neither side learns of the appeal of the other. The same text a second time changes nothing; another text is `appealed_already`.
 */
export const appealDecision = operation({
  name: 'safety/appeal-decision',
  summary: 'Appeal against a decision',
  method: 'POST',
  path: '/api/appeal.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({
    decision: id,
    words: z
      .string('required')
      .check(z.trim(), z.minLength(1, 'required'), z.maxLength(longestAppeal, 'too_long')),
  }),
  answer: z.object({ decision: id }),
  errors: { appealed_already: 409, appeal_too_late: 410 },
});
