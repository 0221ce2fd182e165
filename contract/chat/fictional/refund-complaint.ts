import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';

/**
 * Refunds the credits that the sender of a complaint spent on a fictional profile they took for a real person
 * (FIC-14). The operator holds the complaint and names the profile by its address or number.
 * - `nothing_to_refund`: nothing was spent, or it was refunded before, on this complaint or a report.
 * - `report_not_yours`: another operator holds the complaint.
 */
export const refundComplaint = operation({
  name: 'chat/refund-complaint',
  summary: 'Refund the credits spent on a fictional profile after a complaint',
  method: 'POST',
  path: '/api/console/complaint-refund.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ complaint: id, place: typedText(500) }),
  answer: z.object({ complaint: id, credits: z.int() }),
  errors: { report_not_yours: 409, nothing_to_refund: 409 },
});
