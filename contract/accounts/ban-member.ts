import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import {
  ban,
  ground,
  measureFields,
  requireFacts,
  requireFittingMeasures,
} from '#contract/safety/decision.ts';

/** Longest suspension in days; a longer exclusion requires a ban. */
export const longestSuspension = 365;

/**
 * Suspends the member of a case for some days, or bans them. At once nobody sees the member and all their
 * logins end. The member is notified of the decision, its reasons and the appeal (DSA-2, DSA-5, DSA-6).
 * - `also` holds further measures of the same decision (SAFE-5).
 * - A ban holds here at once. It reaches the person's accounts on other sites once a second operator approves
 *   it in decide-ban (TRUST-9, SAFE-6).
 * - The same decision twice counts once. A case that another operator decided or holds is `report_not_yours`.
 * - An erased or fictional member is `nobody_to_ban`.
 * - `reports_changed`: a report in `together` was decided or claimed meanwhile.
 */
export const banMember = operation({
  name: 'accounts/ban-member',
  summary: 'Suspend or ban a member',
  method: 'POST',
  path: '/api/console/bans.php',
  caller: 'operator',
  right: 'ban',
  stepUp: true,
  input: z
    .strictObject({
      report: id,
      outcome: ban,
      ground,
      ...measureFields,
      days: z.optional(z.int('required').check(z.gte(1, 'required'), z.lte(longestSuspension, 'too_long'))),
    })
    .check(
      z.refine(({ outcome, days }) => (outcome === 'suspended') === (days !== undefined), {
        error: 'required',
        path: ['days'],
      }),
      requireFacts,
      requireFittingMeasures,
    ),
  /** `waits`: the ban of the person's accounts on other sites waits for a second operator (SAFE-6). */
  answer: z.object({ report: id, waits: z.boolean() }),
  errors: {
    report_not_yours: 409,
    reports_changed: 409,
    member_frozen: 409,
    nobody_to_ban: 409,
    nothing_to_remove: 409,
  },
});
