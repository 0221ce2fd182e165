import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { instant } from '#contract/kit/time.ts';
import { mostReviewDays } from '#contract/safety/hold.ts';

/**
 * Sets the next review of a hold and makes the caller its owner. One operator is enough, because an extension
 * destroys nothing. The reasons are a note in the audit log of the hold: they name a rule or an order, and no
 * person. A released hold is `not_found` (CSAM-2).
 */
export const extendHold = operation({
  name: 'accounts/extend-hold',
  summary: 'Review a hold and keep it',
  method: 'PUT',
  path: '/api/console/holds.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({
    hold: id,
    days: z.int('required').check(z.gte(1, 'required'), z.lte(mostReviewDays, 'too_long')),
    reasons: typedText(120),
  }),
  answer: z.object({ hold: id, review_at: instant }),
  errors: {},
});
