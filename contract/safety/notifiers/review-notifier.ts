import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { appealOutcome, longestFacts } from '../decision.ts';

/**
 * Decides the appeal of a sender who was warned or suspended (DSA-5). Another operator than the first
 * decides. The same outcome a second time changes nothing.
 */
export const reviewNotifier = operation({
  name: 'safety/review-notifier',
  summary: 'Decide the appeal of a sender of reports',
  method: 'PUT',
  path: '/api/console/notifier.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ case: id, outcome: appealOutcome, reasons: typedText(longestFacts) }),
  answer: z.object({ case: id }),
  errors: { report_not_yours: 409, another_operator: 409 },
});
