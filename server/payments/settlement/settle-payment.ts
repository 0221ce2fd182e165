import type { Id } from '#contract/kit/id.ts';
import { creditsChanged } from '#contract/ledger/events.ts';
import { paymentChanged } from '#contract/payments/events.ts';
import type { Wallet } from '#server/ledger/door.ts';
import { grantPurchase, setLastPurchase, walletView } from '#server/ledger/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { blockAfterChargeback, handleFailedDebit } from '../collection/handle-failed-debit.ts';
import { enqueueInvoices } from '../invoices/enqueue-invoices.ts';
import { keepMandate } from '../mandates/keep-mandate.ts';
import { isErased } from '../orders/is-erased.sql.ts';
import { readConsent } from '../orders/payment-consents.sql.ts';
import { paymentView } from '../orders/payment-view.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { watchedUntil } from '../orders/watched-days.ts';
import {
  setMadePremium,
  setPaymentState,
  setReversedAmount,
  setTransfer,
} from '../orders/write-payments.sql.ts';
import type { FetchedPayment, ProviderState } from '../providers/provider.ts';
import { applyReversals } from '../refunds/apply-reversals.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { releaseReservations } from '../reservations/reservations.sql.ts';
import { claimReservations, type LostReservation } from '../reservations/reserve-order.ts';
import { mailPaymentFailedJob } from './mail-payment-failed.job.ts';
import { mailPaymentReturnedJob } from './mail-payment-returned.job.ts';
import { mailPurchaseJob } from './mail-purchase.job.ts';
import { settledState } from './settled-state.ts';

/**
 * Stores the account for a pending bank transfer once the provider reports it, so that the buyer finds it on
 * our page again (PAY-36). Returns the same object if it was already known.
 */
async function storeTransferTarget(
  db: Handle,
  payment: StoredPayment,
  { transfer }: FetchedPayment,
): Promise<StoredPayment> {
  if (!transfer || payment.state !== 'pending' || payment.transfer !== null) return payment;
  await setTransfer(db, payment.id, transfer);
  return { ...payment, transfer };
}

/** A country code from an external source; null if it is malformed. */
const parseCountry = (country: string | null | undefined): string | null =>
  country != null && /^[A-Z]{2}$/.test(country) ? country : null;

/**
 * Only for charges without a checkout: at a checkout the buyer saw the result. Debits have their own mail.
 */
async function mailFailedCharge(unit: Unit, { id, member, mandate, method, state }: StoredPayment) {
  if (state !== 'failed' || mandate === null || method === 'directdebit') return;
  await unit.enqueue(mailPaymentFailedJob, { member, payment: id });
}

/** Amount, currency, order and reference must be ours; otherwise nothing happens (PAY-10). */
const isOurs = (stored: StoredPayment, fetched: FetchedPayment): boolean =>
  fetched.orderId === stored.id &&
  fetched.amount === stored.price.amount &&
  fetched.currency === stored.price.currency &&
  (stored.reference === null || stored.reference === fetched.reference);

interface Parts extends Pick<Platform, 'clock' | 'transact'> {
  readonly log: Pick<Platform['log'], 'error'>;
}

/**
 * Brings a payment to the state that its provider reports. `completed` grants the credits and makes the
 * member premium; returned money takes credits back. Everything happens in one transaction and once, however
 * often and in whatever order this is called (CRED-2, CRED-5, CRED-11, PAY-9). `fetched` must come from the
 * provider itself, never from a caller.
 */
export async function settlePayment(platform: Parts, payment: Id, fetched: FetchedPayment): Promise<void> {
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    const before = await lockPayment(unit.db, payment);
    if (!before) return;
    if (!isOurs(before, fetched)) {
      platform.log.error(
        { payment },
        'the provider reported a payment that does not match the order, so no credits were granted',
      );
      return;
    }
    const known = await storeTransferTarget(unit.db, before, fetched);
    const settled = await settleState(unit, known, fetched, now);
    const reversed = await settleReversals(unit, settled.payment, fetched, now);
    const wallet = reversed.wallet ?? settled.wallet;
    if (wallet) {
      const { price, credits } = before;
      unit.emit(before.member, creditsChanged, {
        ...walletView(wallet),
        ...(settled.wallet ? { last_purchase: { price, credits } } : {}),
      });
    }
    if (reversed.payment === before) return;
    if (reversed.payment.state === 'completed') await enqueueInvoices(unit, payment);
    unit.emit(before.member, paymentChanged, paymentView(reversed.payment));
    unit.afterCommit(() => failpoint('grant/committed'));
  });
}

/** The current payment, the same object if nothing changed, and the wallet if credits moved. */
interface Settled {
  readonly payment: StoredPayment;
  readonly wallet: Wallet | null;
}

async function settleState(
  unit: Unit,
  payment: StoredPayment,
  fetched: FetchedPayment,
  now: Date,
): Promise<Settled> {
  const state = settledState(payment.state, fetched.state);
  if (state !== 'completed' && isOver(fetched.state)) await releaseReservations(unit.db, payment.id, now);
  const isHeld = payment.isHeld && !isOver(fetched.state) && state !== 'completed';
  if (state === payment.state)
    return { payment: isHeld === payment.isHeld ? payment : { ...payment, isHeld }, wallet: null };
  const isPaid = state === 'completed';
  const payerCountry = parseCountry(fetched.payerCountry) ?? payment.payerCountry;
  const failure = isPaid ? null : fetched.failure;
  await setPaymentState(unit.db, {
    id: payment.id,
    state,
    reference: fetched.reference,
    payerCountry,
    failure,
    watchedUntil: isPaid ? watchedUntil(payment.method, now) : null,
    now,
  });
  failpoint('grant/settled');
  const settled: StoredPayment = {
    ...{ ...payment, state, reference: fetched.reference, payerCountry, failure, isHeld },
    settledAt: now,
  };
  if (!isPaid) {
    await handleFailedDebit(unit, settled, fetched, now);
    await mailFailedCharge(unit, settled);
    return { payment: settled, wallet: null };
  }
  return grant(unit, settled, fetched, now);
}

/** The provider will take no more money for the payment. */
const isOver = (state: ProviderState): boolean =>
  state === 'failed' || state === 'expired' || state === 'canceled';

/**
 * Grants the credits of a paid order; they wait unless the buyer asked for the start (CRED-14). The money is
 * returned at once if its reservations are gone (CRED-13), or if the payer's account is erased (ACC-13). The
 * credits then leave in the same transaction.
 */
async function grant(
  unit: Unit,
  payment: StoredPayment,
  fetched: FetchedPayment,
  now: Date,
): Promise<Settled> {
  const { member, credits } = payment;
  const lost = await claimReservations(unit.db, payment, now);
  const starts = (await readConsent(unit.db, payment.id, 'start_now')) !== null;
  const purchase = { member, payment: payment.id, credits, starts, now };
  const { outcome, wallet, madePremium } = await grantPurchase(unit.db, purchase);
  failpoint('grant/entered');
  if (outcome !== 'done') return { payment, wallet: null };
  if (madePremium) await setMadePremium(unit.db, payment.id);
  if (lost !== null) return returnUnreserved(unit, payment, lost, now);
  const kept = await keepMandate(unit, { ...payment, madePremium }, fetched);
  await unit.enqueue(mailPurchaseJob, { member, payment: payment.id });
  if (await isErased(unit.db, member)) return refundErasedMember(unit, kept, now);
  await setLastPurchase(unit.db, member, payment);
  return { payment: kept, wallet };
}

/**
 * The order lost its code or its room under the cap, so all of the money goes back, with a mail that says
 * why.
 */
async function returnUnreserved(
  unit: Unit,
  payment: StoredPayment,
  lost: LostReservation,
  now: Date,
): Promise<Settled> {
  const by = { kind: 'system' } as const;
  await requestRefund(unit, { payment: payment.id, amount: 'all', reason: `late: ${lost}`, by, now });
  await unit.enqueue(mailPaymentReturnedJob, { payment: payment.id, why: lost });
  return { payment: (await lockPayment(unit.db, payment.id)) ?? payment, wallet: null };
}

/** The payer's account is erased (ACC-13), so nobody can use the credits and all of the money is refunded. */
async function refundErasedMember(unit: Unit, payment: StoredPayment, now: Date): Promise<Settled> {
  const by = { kind: 'member' } as const;
  await requestRefund(unit, { payment: payment.id, amount: 'all', reason: 'erased', by, now });
  return { payment: (await lockPayment(unit.db, payment.id)) ?? payment, wallet: null };
}

/** Only a paid payment can be reversed. */
async function settleReversals(
  unit: Unit,
  payment: StoredPayment,
  { reversals }: FetchedPayment,
  now: Date,
): Promise<Settled> {
  if (payment.state !== 'completed' || reversals.length === 0) return { payment, wallet: null };
  await blockAfterChargeback(unit, payment, reversals, now);
  const { wallet, ...soFar } = await applyReversals(unit, payment, reversals, now);
  const { reversedAmount, refund } = soFar;
  if (reversedAmount === payment.reversedAmount && refund === payment.refund) return { payment, wallet };
  if (reversedAmount !== payment.reversedAmount) await setReversedAmount(unit.db, payment.id, reversedAmount);
  return { payment: { ...payment, ...soFar }, wallet };
}
