import type { Id } from '#contract/kit/id.ts';
import { approvalDays } from '#contract/operators/approval.ts';
import { decideRefund } from '#contract/payments/console/decide-refund.ts';
import { decideOwnedItem, recordAction, requireSecondOperator } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Unit } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { decideProposal, lockProposal, readProposal } from './refund-proposals.sql.ts';
import { releaseHeldRefund } from './release-held-refund.ts';
import { requestRefund } from './request-refund.ts';

type Proposal = NonNullable<Awaited<ReturnType<typeof lockProposal>>>;

/**
 * Books the proposed refund, or sends the one that is booked already. Returns false if that one does not wait
 * any more.
 */
async function approve(unit: Unit, stored: StoredPayment, proposal: Proposal, operator: Id, now: Date) {
  const { payment_id: payment, amount, credits, reason, proposed_by: id, reversal_id: reversal } = proposal;
  if (reversal !== null) return releaseHeldRefund(unit, stored, { reversal, why: 'approved', now });
  const by = { kind: 'operator', id, approvedBy: operator } as const;
  await requestRefund(unit, { payment, amount, credits, reason, by, now });
  return true;
}

/** Locks the payment before the proposal, in the same order as refund-payment. */
export const decideRefundHandler = handler(decideRefund, async (call, platform) => {
  const { operator, input } = call;
  const { proposal: id, approved } = input;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const known = await readProposal(unit.db, id);
    const stored = known && (await lockPayment(unit.db, known.payment_id));
    const proposal = stored && (await lockProposal(unit.db, id));
    if (!stored || !proposal) return call.refuse('not_found');
    const { payment_id: payment, amount, credits, proposed_by: proposer } = proposal;
    if (approved && proposer === operator) return call.refuse('own_proposal');
    const expires = addDays(proposal.proposed_at, approvalDays);
    if (approved) await requireSecondOperator(unit.db, { asker: proposer, approver: operator, expires, now });
    await decideOwnedItem(unit, 'refund', id, { operator, now }, proposer);
    await decideProposal(unit.db, id, { operator, approved, now });
    if (approved && !(await approve(unit, stored, proposal, operator, now)))
      return call.refuse('refund_not_held');
    await recordAction(unit, {
      operator,
      action: approved ? 'credits/approve-refund' : 'credits/decline-refund',
      member: stored.member,
      subject: payment,
      details: { amount, credits },
      at: now,
    });
    return { payment, approved };
  });
});
