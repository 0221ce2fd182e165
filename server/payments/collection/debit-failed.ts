import type { Unit } from '#server/platform/platform.ts';
import { dropMandateIn } from '../mandates/drop-mandate.ts';
import { readMandate } from '../mandates/payment-mandates.sql.ts';
import { isErased } from '../orders/is-erased.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import type { FetchedPayment, FetchedReversal } from '../providers/provider.ts';
import { insertBlock } from './debit-blocks.sql.ts';
import { debitOutcome } from './debit-outcome.ts';
import { mailDebitFailed } from './mail-debit-failed.job.ts';
import { retryDebit } from './retry-debit.ts';

/** Whoever paid took it back: nothing is collected from them until somebody has looked at it. */
const refusedByPayer = 'MD06';

/**
 * What a direct debit leads to that its bank did not pay (SEPA-7), in the transaction that settles it: one retry after a new
 * notice, the end of the mandate, or a block of direct debits and nothing else (PAY-19, MEET-12). Its member is told.
 */
export async function debitFailed(
  unit: Unit,
  payment: StoredPayment,
  { failure }: Pick<FetchedPayment, 'failure'>,
  now: Date,
): Promise<void> {
  const { debitAt, mandate: id, member } = payment;
  if (debitAt === null || id === null || payment.state !== 'failed') return;
  const outcome = debitOutcome(failure);
  if (outcome === 'mandate_ends') await dropMandateIn(unit, { id }, 'bank', now);
  if (failure === refusedByPayer && !(await isErased(unit.db, member)))
    await insertBlock(unit.db, { member, payment: payment.id, reason: 'failed', now });
  const mandate = outcome === 'retry' ? await readMandate(unit.db, id) : null;
  if (mandate) await retryDebit(unit, payment, mandate, now);
  await unit.enqueue(mailDebitFailed, { member, payment: payment.id });
}

/**
 * Money that had come in and that bank or card took back blocks, whatever they call it (CRED-11); a direct debit may have
 * ended its mandate by it. Of somebody erased there is nobody left to block.
 */
export async function blockTakenBack(
  unit: Unit,
  payment: StoredPayment,
  reversals: readonly FetchedReversal[],
  now: Date,
): Promise<void> {
  const { debitAt, mandate: id, member } = payment;
  const taken = reversals.filter(({ kind, state }) => kind === 'chargeback' && state !== 'undone');
  if (taken.length === 0 || (await isErased(unit.db, member))) return;
  for (const { reason } of taken) {
    await insertBlock(unit.db, { member, payment: payment.id, reason: 'disputed', now });
    if (debitAt === null || id === null || debitOutcome(reason) !== 'mandate_ends') continue;
    await dropMandateIn(unit, { id }, 'bank', now);
  }
}
