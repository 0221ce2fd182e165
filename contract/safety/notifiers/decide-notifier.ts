import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { longestFacts } from '../decision.ts';
import { notifierDecision, suspensionDays } from './notifier.ts';

const fields = z.strictObject({
  case: id,
  decision: notifierDecision,
  /** Days of a suspension. */
  days: z.optional(z.literal(suspensionDays, 'invalid')),
  /** The statement of reasons that the sender reads. */
  facts: z.optional(typedText(longestFacts)),
});

type Fields = z.output<typeof fields>;

/**
 * Warns a sender of unfounded reports, suspends them from reporting for a time, or finds no abuse (DSA-5). A
 * suspension needs an earlier warning. The same decision a second time changes nothing.
 */
export const decideNotifier = operation({
  name: 'safety/decide-notifier',
  summary: 'Decide about a sender of unfounded reports',
  method: 'POST',
  path: '/api/console/notifier.php',
  caller: 'operator',
  right: 'moderate',
  input: fields.check(
    z.refine<Fields>(({ decision, facts }) => decision === 'none' || facts !== undefined, {
      error: 'required',
      path: ['facts'],
    }),
    z.refine<Fields>(({ decision, days }) => (decision === 'suspended') === (days !== undefined), {
      error: 'required',
      path: ['days'],
    }),
  ),
  answer: z.object({ case: id }),
  errors: { report_not_yours: 409, not_warned: 409 },
});
