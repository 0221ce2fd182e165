import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { holdGround, longestReasons, mostReviewDays } from '#contract/safety/hold.ts';

/** Longest name of an authority, and longest case number. */
export const longestAuthority = 120;
export const longestCaseNumber = 80;

/**
 * Preserves the evidence of a member, and freezes the account silently if `freeze` (CSAM-2, GDPR-6).
 * - From now on no job and no request of the member destroys rows or files, until two operators release the hold.
 * - A frozen member is logged out everywhere, cannot log in, and is invisible. No mail says so or why.
 * - A freeze opens a case without a reporter, which the operator holds. `photo`: the photo it is about.
 * - Every operator is mailed, and a second one confirms the freeze.
 * - `client_id` is the idempotency key of the form.
 * - An erased or fictional member is `nobody_to_hold`. A member who is frozen already is `frozen_already`.
 */
export const placeHold = operation({
  name: 'accounts/place-hold',
  summary: 'Preserve the evidence of a member, or freeze the account silently',
  method: 'POST',
  path: '/api/console/holds.php',
  caller: 'operator',
  right: 'moderate',
  stepUp: true,
  input: z
    .strictObject({
      client_id: z.uuid('invalid'),
      member: id,
      photo: z.optional(id),
      freeze: z.boolean(),
      ground: holdGround,
      words: typedText(longestReasons),
      authority: z.optional(typedText(longestAuthority)),
      case_number: z.optional(typedText(longestCaseNumber)),
      review_days: z.optional(
        z.int('required').check(z.gte(1, 'required'), z.lte(mostReviewDays, 'too_long')),
      ),
    })
    .check(
      z.refine(({ authority, case_number }) => case_number === undefined || authority !== undefined, {
        error: 'required',
        path: ['authority'],
      }),
    ),
  answer: z.object({ hold: id, report: z.nullable(id) }),
  errors: { nobody_to_hold: 409, frozen_already: 409 },
});
