import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { appealOutcome, appellant, longestFacts } from '#contract/safety/decision.ts';

/**
 * Decides an appeal that the operator has claimed, with reasons (DSA-3). Idempotent.
 * - The appeal of the affected member: the decision is upheld, or reversed and everything is restored.
 * - The appeal of the reporter: the decision is upheld, or the case is open again and the operator decides it.
 * - `another_operator`: the caller took the decision. The only operator of a service may review it after
 *   seven days.
 * - `case_reviewed`: a second operator reviewed the measures already, so they cannot be extended.
 */
export const decideAppeal = operation({
  name: 'chat/decide-appeal',
  summary: 'Decide on an appeal',
  method: 'PUT',
  path: '/api/console/appeals.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({
    report: id,
    by: z._default(appellant, 'member'),
    outcome: appealOutcome,
    reasons: typedText(longestFacts),
  }),
  answer: z.object({ report: id }),
  errors: { report_not_yours: 409, another_operator: 409, case_reviewed: 409 },
});
