import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';

/**
 * Proposes to send the refund of a withdrawal before its day (SEPA-8). The reason is the proof that the bank
 * does not return the direct debit as well. Another operator decides in decide-refund.
 * - `refund_not_held`: the refund does not wait, or does not wait any more.
 * - `refund_waits`: another proposal for the payment waits already.
 */
export const releaseRefund = operation({
  name: 'payments/release-refund',
  summary: 'Propose to send a refund that waits',
  method: 'POST',
  path: '/api/console/held-refunds.php',
  caller: 'operator',
  right: 'money',
  stepUp: true,
  input: z.strictObject({ payment: id, reason: typedText(500) }),
  answer: z.object({ payment: id }),
  errors: { refund_not_held: 409, refund_waits: 409 },
});
