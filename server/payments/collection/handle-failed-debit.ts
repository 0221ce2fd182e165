import type { Unit } from '#server/platform/platform.ts';
import { endAndRevokeMandateIn } from '../mandates/drop-mandate.ts';
import { readMandate } from '../mandates/payment-mandates.sql.ts';
import { isErased } from '../orders/is-erased.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import type { FetchedPayment, FetchedReversal } from '../providers/provider.ts';
import { insertBlock } from './debit-blocks.sql.ts';
import { debitOutcome } from './debit-outcome.ts';
import { mailDebitFailed } from './mail-debit-failed.job.ts';
import { retryDebit } from './retry-debit.ts';

/** The payer disputed the debit: nothing is collected from this member until an operator lifts the block. */
const refusedByPayer = 'MD06';

/**
 * Handles a direct debit that its bank did not pay (SEPA-7), in the transaction that settles it. The result
 * is one retry after a new notice, the end of the mandate, or a block of direct debits only (PAY-19,
 * MEET-12). The member is notified.
 */
export async function handleFailedDebit(
  unit: Unit,
  payment: StoredPayment,
  { failure }: Pick<FetchedPayment, 'failure'>,
  now: Date,
): Promise<void> {
  const { debitAt, mandate: id, member } = payment;
  if (debitAt === null || id === null || payment.state !== 'failed') return;
  const outcome = debitOutcome(failure);
  if (outcome === 'mandate_ends') await endAndRevokeMandateIn(unit, { id }, 'bank', now);
  if (failure === refusedByPayer && !(await isErased(unit.db, member)))
    await insertBlock(unit.db, { member, payment: payment.id, reason: 'failed', now });
  const mandate = outcome === 'retry' ? await readMandate(unit.db, id) : null;
  if (mandate) await retryDebit(unit, payment, mandate, now);
  await unit.enqueue(mailDebitFailed, { member, payment: payment.id });
}

/**
 * Blocks direct debits after a chargeback of received money, whatever the bank's or card's reason code
 * (CRED-11). A chargeback of a direct debit may also end its mandate. Erased members are not blocked.
 */
export async function blockAfterChargeback(
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
    await endAndRevokeMandateIn(unit, { id }, 'bank', now);
  }
}
