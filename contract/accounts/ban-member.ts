import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { ban, ground } from '#contract/safety/decision.ts';

/** Longest suspension; who has to stay away longer is banned. */
export const longestSuspension = 365;

/**
 * Suspends the member a case is about for some days, or bans them: at once nobody sees them, all their logins end, and they
 * are told what was decided, why and how to appeal (DSA-2, DSA-5, DSA-6). A ban holds for their accounts on all sites
 * (TRUST-9). The same decision twice is one; a case another
 * operator decided on or holds is `report_not_yours`. Who is erased or fictional is `nobody_to_ban`.
 */
export const banMember = operation({
  name: 'accounts/ban-member',
  summary: 'Suspend or ban a member',
  method: 'POST',
  path: '/api/console/bans.php',
  caller: 'operator',
  input: z
    .strictObject({
      report: id,
      outcome: ban,
      ground,
      days: z.optional(z.int('required').check(z.gte(1, 'required'), z.lte(longestSuspension, 'too_long'))),
    })
    .check(
      z.refine(({ outcome, days }) => (outcome === 'suspended') === (days !== undefined), {
        error: 'required',
        path: ['days'],
      }),
    ),
  answer: z.object({ report: id }),
  errors: { report_not_yours: 409, nobody_to_ban: 409 },
});
