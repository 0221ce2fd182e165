import type { Id } from '#contract/kit/id.ts';
import { settlePremium, takeBackCredits } from '#server/ledger/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { insertReversal, nextReversalId, reversalsOfPayment } from '../orders/payment-reversals.sql.ts';
import { reversedSoFar } from '../orders/reversed-so-far.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { mailRefund } from './mail-refund.job.ts';
import { notifyReversed } from './notify-reversed.ts';
import { keyOfReversal } from './own-reversal-id.ts';
import { setPaidByTransfer } from './refund-cases.sql.ts';
import type { RefundWorth } from './refund-worth.ts';

/**
 * Books a refund that an operator paid by bank transfer, in the caller's transaction, which holds the payment
 * and the wallet. The credits leave, the invoice is corrected and the buyer is notified, as for any refund.
 * No provider is called. Returns the reversal.
 */
export async function bookBankTransfer(
  unit: Unit,
  payment: StoredPayment,
  { amount, credits }: RefundWorth,
  now: Date,
): Promise<Id> {
  const earlier = await reversalsOfPayment(unit.db, payment.id);
  const id = await nextReversalId(unit.db);
  if (credits > 0)
    await takeBackCredits(unit.db, {
      ...{ member: payment.member, payment: payment.id, credits },
      ...{ reason: 'withdrawal', key: keyOfReversal(id) },
    });
  const row = {
    id,
    kind: 'refund',
    reference: null,
    amount,
    credits,
    taken: credits,
    state: 'done',
  } as const;
  const by = { kind: 'member' } as const;
  const reversal = await insertReversal(unit.db, payment.id, { ...row, by, reason: 'by hand', now });
  await setPaidByTransfer(unit.db, id, now);
  const wallet = await settlePremium(unit.db, payment.member);
  await notifyReversed(unit, payment, {
    ...reversedSoFar(payment.price.amount, [...earlier, reversal]),
    wallet,
  });
  await unit.enqueue(mailRefund, { reversal: id, state: 'done' });
  return id;
}
