import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * The second operator's decision about the refund of a direct debit (SEPA-8). The operator who proposed the
 * refund can only withdraw it: `own_proposal`. A proposal that is already decided is `not_found`. A proposal
 * to send a refund that waits is `refund_not_held` once it does not wait any more.
 */
export const decideRefund = operation({
  name: 'payments/decide-refund',
  summary: 'Approve or decline a refund of a direct debit',
  method: 'POST',
  path: '/api/console/refund-proposals.php',
  caller: 'operator',
  right: 'money',
  stepUp: true,
  input: z.strictObject({ proposal: id, approved: z.boolean() }),
  answer: z.object({ payment: id, approved: z.boolean() }),
  errors: { own_proposal: 409, not_refundable: 409, refund_too_much: 409, refund_not_held: 409 },
});
