import type { Id } from '#contract/kit/id.ts';
import { unspentPurchases } from '#server/ledger/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import { blockOf } from '../collection/debit-blocks.sql.ts';
import { findingsOfPayment } from '../findings/findings.sql.ts';
import { invoicesOfPayment } from '../invoices/invoices.sql.ts';
import { readMandate } from '../mandates/payment-mandates.sql.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { proposalsOf } from '../refunds/refund-proposals.sql.ts';
import { withdrawalsSince } from '../withdrawals/repeated-withdrawals.sql.ts';
import { consentsOf, consoleReversals, watchedUntilOf, withdrawnAtOf } from './console-reversals.sql.ts';
import { debtOfPayment, waiversOf } from './debts.sql.ts';

/** Everything our books hold about one payment; null if it does not exist. */
export async function readPaymentRecord(db: Handle, id: Id, now: Date) {
  const payment = await readPayment(db, id);
  if (!payment) return null;
  const [
    reversals,
    consents,
    watchedUntil,
    debt,
    waivers,
    findings,
    invoices,
    mandate,
    proposals,
    unspent,
    block,
    withdrawnAt,
    withdrawals,
  ] = await Promise.all([
    consoleReversals(db, id),
    consentsOf(db, id),
    watchedUntilOf(db, id),
    debtOfPayment(db, id),
    waiversOf(db, id),
    findingsOfPayment(db, id),
    invoicesOfPayment(db, id),
    payment.mandate === null ? null : readMandate(db, payment.mandate),
    proposalsOf(db, id),
    unspentPurchases(db, payment.member),
    blockOf(db, payment.member),
    withdrawnAtOf(db, id),
    withdrawalsSince(db, [payment.member], addDays(now, -365)),
  ]);
  const own = unspent.purchases.find((purchase) => purchase.payment === id);
  return {
    ...{
      payment,
      reversals,
      consents,
      watchedUntil,
      debt,
      waivers,
      findings,
      invoices,
      mandate,
      proposals,
      block,
      withdrawnAt,
      withdrawals: withdrawals.get(payment.member) ?? 0,
    },
    unspent: { credits: own?.credits ?? 0, amount: own?.paid[0]?.amount ?? 0 },
  };
}

export type PaymentRecord = NonNullable<Awaited<ReturnType<typeof readPaymentRecord>>>;
