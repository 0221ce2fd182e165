import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import {
  ban,
  ground,
  isMeasure,
  measureFields,
  outcome,
  requireFacts,
  requireFittingMeasures,
} from '#contract/safety/decision.ts';

/**
 * Decides a case that the operator has claimed (SAFE-2, DSA-2). Repeating the same decision changes nothing.
 * - A removed message is gone for both members; a removed photo is rejected.
 * - The reported member reads the decision and its reasons; the reporter reads that a decision was made.
 * - `report_not_yours`: another operator decided or holds the case.
 * - `also` holds further measures of the same decision (SAFE-5). In a reopened case the measures are added.
 * - A profile case can remove photos of its evidence, and the text of the profile.
 * - "No breach" in a reopened case with measures leaves them as they are.
 * - A reporter who took a fictional profile for a real person can get a refund of everything spent on it,
 *   once per profile. `nothing_to_refund`: nothing was spent, or it was refunded before (FIC-14).
 * - A suspension or a ban is `accounts/ban-member`.
 * - `reports_changed`: a report in `together` was decided or claimed meanwhile, or cannot be decided with this one.
 */
export const decideReport = operation({
  name: 'chat/decide-report',
  summary: 'Decide on a report',
  method: 'PUT',
  path: '/api/console/reports.php',
  caller: 'operator',
  right: 'moderate',
  input: z
    .strictObject({
      report: id,
      outcome: outcome.check(
        z.refine((decided) => decided !== 'joined' && !ban.safeParse(decided).success, 'invalid'),
      ),
      ground: z.optional(ground),
      ...measureFields,
    })
    .check(
      z.refine(({ outcome: decided, ground: rule }) => isMeasure(decided) === (rule !== undefined), {
        error: 'required',
        path: ['ground'],
      }),
      requireFacts,
      requireFittingMeasures,
    ),
  answer: z.object({ report: id }),
  errors: {
    report_not_yours: 409,
    reports_changed: 409,
    member_frozen: 409,
    nothing_to_remove: 409,
    nothing_to_refund: 409,
  },
});
