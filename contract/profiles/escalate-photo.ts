import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { longestReport } from '#contract/safety/report-reason.ts';

/**
 * Hides the member of a photo that shows a possible minor at once, and opens an urgent case that the operator
 * holds (AGE-4). The photo stays in review and reaches nobody. The member gets the statement of reasons; a
 * silent freeze is `accounts/place-hold`.
 * - `client_id` is the idempotency key. A second escalation of a hidden member opens no second case.
 * - A photo that is gone, or of an erased member, is `not_found`.
 * - A picture of a fictional profile is `fictional_picture`: nobody is hidden, and its records name the model.
 */
export const escalatePhoto = operation({
  name: 'profiles/escalate-photo',
  summary: 'Hide the member of a photo that shows a possible minor',
  method: 'POST',
  path: '/api/console/escalations.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({
    client_id: z.uuid('invalid'),
    member: id,
    photo: id,
    words: typedText(longestReport),
  }),
  answer: z.object({ report: id }),
  errors: { fictional_picture: 409 },
});
