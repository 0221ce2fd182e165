import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { ban, ground, isMeasure, outcome } from '#contract/safety/decision.ts';

/**
 * Decides on a case the operator holds. A message that is removed is gone for both, a photo is refused; the member reads
 * what was decided and why, the reporter that it was (SAFE-2, DSA-2). The same decision twice is one; a case another
 * operator decided on or holds is `report_not_yours`. A profile or a whole conversation has nothing that could be removed.
 * Who took a fictional profile for a real person can get back all they spent on it, once for each profile; nothing spent,
 * or given back before, is `nothing_to_refund` (FIC-14). A suspension or a ban is `accounts/ban-member`.
 */
export const decideReport = operation({
  name: 'chat/decide-report',
  summary: 'Decide on a report',
  method: 'PUT',
  path: '/api/console/reports.php',
  caller: 'operator',
  input: z
    .strictObject({
      report: id,
      outcome: outcome.check(z.refine((decided) => !ban.safeParse(decided).success, 'invalid')),
      ground: z.optional(ground),
    })
    .check(
      z.refine(({ outcome: decided, ground: rule }) => isMeasure(decided) === (rule !== undefined), {
        error: 'required',
        path: ['ground'],
      }),
    ),
  answer: z.object({ report: id }),
  errors: { report_not_yours: 409, nothing_to_remove: 409, nothing_to_refund: 409 },
});
