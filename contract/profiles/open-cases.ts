import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { longestReport } from '#contract/safety/report-reason.ts';
import { caseReason } from './open-case.ts';

/** Members about whom one form opens cases. */
export const mostCases = 20;

/**
 * Opens a case about each of several members, such as the accounts of one network (SAFE-5). Each case has its own
 * evidence, decision, statement and appeal, and waits in the queue. All cases are opened, or none.
 * - `client_id` is the idempotency key of the form.
 * - A member who was never visible and has no photo is `not_found`.
 */
export const openCases = operation({
  name: 'profiles/open-cases',
  summary: 'Open cases about several members',
  method: 'PUT',
  path: '/api/console/cases.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({
    client_id: z.uuid('invalid'),
    members: z.array(id).check(
      z.minLength(1, 'required'),
      z.maxLength(mostCases, 'too_long'),
      z.refine((chosen) => new Set(chosen).size === chosen.length, 'doubled'),
    ),
    reason: caseReason,
    words: typedText(longestReport),
  }),
  answer: z.object({ reports: z.array(id) }),
  errors: {},
});
