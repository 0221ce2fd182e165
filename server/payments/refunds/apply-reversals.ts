import type { Wallet } from '#server/ledger/door.ts';
import { restoreCredits, settlePremium, takeBackCredits } from '#server/ledger/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Unit } from '#server/platform/platform.ts';
import { addMinutes } from '#server/platform/time.ts';
import { noteMoreBackThanPaid } from '../findings/more-back-than-paid.ts';
import {
  insertReversal,
  nextReversalId,
  reversalsOfPayment,
  type StoredReversal,
  setReversalState,
} from '../orders/payment-reversals.sql.ts';
import { type ReversedSoFar, reversedSoFar, sumReversed } from '../orders/reversed-so-far.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import type { FetchedReversal } from '../providers/provider.ts';
import { creditsReversed } from './credits-reversed.ts';
import { giveUpRefund } from './held-refunds.sql.ts';
import { mailMoneyBackJob } from './mail-money-back.job.ts';
import { mailRefund } from './mail-refund.job.ts';
import { keyOfReversal, ownIdOf } from './own-reversal-id.ts';
import { openRefundCase } from './refund-cases.ts';
import { isSurplus, stopSurplus, takeOwedCredits } from './surplus-refund.ts';

/** A reversal as reported. One of our refunds that the provider refused never got a reference there. */
export type ReportedReversal = Omit<FetchedReversal, 'reference'> & { readonly reference: string | null };

/** The current total of the reversals of a payment. */
export interface Applied extends ReversedSoFar {
  /** The wallet after the last movement; null if no credits moved. */
  readonly wallet: Wallet | null;
}

/**
 * Updates our reversals of a payment to what its provider reports, in the caller's transaction, which holds
 * the payment. Each reversal takes its credits once, as far as the wallet has them; an undone reversal gives
 * back exactly what it took (CRED-11, PAY-17, PAY-18). More money back than was paid is a finding at once.
 * Our own refunds are matched by our id until we know the provider's, because a webhook may arrive before the
 * answer.
 */
export async function applyReversals(
  unit: Unit,
  payment: StoredPayment,
  reported: readonly ReportedReversal[],
  now: Date,
): Promise<Applied> {
  const known = await reversalsOfPayment(unit.db, payment.id);
  let wallet: Wallet | null = null;
  let hasChanged = false;
  for (const news of reported) {
    const place = known.findIndex((one) => isOf(one, news));
    const before = known[place];
    const hasGivenWay =
      before === undefined && (await giveWay(unit, payment, known, { news, reported, now }));
    const step = before
      ? await changed(unit, payment, known, { before, news, now })
      : await taken(unit, payment, known, news, now);
    if (!step) continue;
    hasChanged = true;
    if (before) known[place] = step.reversal;
    else known.push(step.reversal);
    const isRefundEnded = news.kind === 'refund' || hasGivenWay;
    wallet = isRefundEnded ? await settlePremium(unit.db, payment.member) : (step.wallet ?? wallet);
  }
  if (hasChanged) {
    await noteMoreBackThanPaid(unit.db, payment, known, now);
    await stopSurplus(unit, payment, known);
  }
  return { ...reversedSoFar(payment.price.amount, known), wallet };
}

const isOf = (stored: StoredReversal, { kind, reference, ownId }: ReportedReversal): boolean =>
  stored.kind === kind &&
  (stored.reference === null ? ownId === ownIdOf(stored.id) : stored.reference === reference);

interface Step {
  readonly reversal: StoredReversal;
  readonly wallet: Wallet | null;
}

/** Longer than any call of a provider takes, so that the outcome of an earlier call shows in a report. */
const callMinutes = 5;

/**
 * True if the refund of a withdrawn debit has not reached the provider. Then nobody asked for it yet, or the
 * attempt is a while ago and the provider does not report it.
 */
const isUnsent = (refund: StoredReversal, reported: readonly ReportedReversal[], now: Date): boolean =>
  refund.heldUntil !== null &&
  refund.state === 'pending' &&
  refund.reference === null &&
  (refund.sendingAt === null || refund.sendingAt < addMinutes(now, -callMinutes)) &&
  !reported.some(({ ownId }) => ownId === ownIdOf(refund.id));

interface Report {
  readonly news: ReportedReversal;
  /** The report in which the news came. */
  readonly reported: readonly ReportedReversal[];
  readonly now: Date;
}

/**
 * Gives up the unsent refund of a withdrawn debit if the bank returns the debit first: both together would be
 * more than was paid. Its credits go back to the wallet, so that the chargeback takes them (SEPA-8).
 */
async function giveWay(
  unit: Unit,
  payment: StoredPayment,
  known: StoredReversal[],
  { news: { kind, state, amount }, reported, now }: Report,
): Promise<boolean> {
  const place = known.findIndex((one) => isUnsent(one, reported, now));
  const unsent = known[place];
  if (unsent === undefined || kind !== 'chargeback' || state === 'undone') return false;
  if (sumReversed(known) + amount <= payment.price.amount) return false;
  await giveUpRefund(unit.db, unsent.id, now);
  if (unsent.taken > 0)
    await restoreCredits(unit.db, { member: payment.member, key: keyOfReversal(unsent.id) });
  known[place] = { ...unsent, state: 'undone', releasedAt: now, releasedWhy: 'returned' };
  return true;
}

/** A reversal that was undone before we heard of it took nothing. */
async function taken(
  unit: Unit,
  payment: StoredPayment,
  earlier: readonly StoredReversal[],
  { kind, reference, amount, state, reason }: ReportedReversal,
  now: Date,
): Promise<Step | null> {
  if (state === 'undone') return null;
  const bought = { price: payment.price.amount, credits: payment.credits };
  const credits = creditsReversed(bought, sumReversed(earlier), amount);
  const id = await nextReversalId(unit.db);
  const { member } = payment;
  const taking = {
    member,
    payment: payment.id,
    credits,
    reason: 'chargeback',
    key: keyOfReversal(id),
  } as const;
  const moved = credits > 0 ? await takeBackCredits(unit.db, taking) : { taken: 0, wallet: null };
  failpoint('reversal/taken');
  const reversed = { id, kind, reference, amount, credits, taken: moved.taken, state };
  const reversal = await insertReversal(unit.db, payment.id, { ...reversed, by: null, reason, now });
  failpoint('reversal/stored');
  if (kind === 'chargeback') await unit.enqueue(mailMoneyBackJob, { member, reversal: id });
  return { reversal, wallet: moved.wallet };
}

interface Change {
  readonly before: StoredReversal;
  readonly news: ReportedReversal;
  readonly now: Date;
}

/** An undone reversal stays undone: a bank that takes the money again creates a new one. */
async function changed(
  unit: Unit,
  payment: StoredPayment,
  known: StoredReversal[],
  { before, news, now }: Change,
): Promise<Step | null> {
  const isSettled = before.state === 'undone' || news.state === 'pending';
  const state = isSettled ? before.state : news.state;
  const reference = before.reference ?? news.reference;
  if (state === before.state && reference === before.reference) return null;
  const isReturned = isSurplus(payment, known, before);
  await setReversalState(unit.db, before.id, { state, reference, now });
  const isGivenUp = state === 'undone' && isReturned && before.heldUntil !== null;
  const reversal: StoredReversal = {
    ...{ ...before, state, reference },
    ...(isGivenUp ? { releasedAt: now, releasedWhy: 'returned' as const } : {}),
  };
  if (state === before.state || state === 'pending') return { reversal, wallet: null };
  if (before.requestedBy !== null && !(state === 'undone' && isReturned))
    await unit.enqueue(mailRefund, { reversal: before.id, state });
  if (state === 'done') return { reversal, wallet: null };
  return { reversal, wallet: await undo(unit, payment, known, { before, isReturned, now }) };
}

/**
 * Gives back exactly the credits of an undone reversal. If the bank returned the money of an undone refund,
 * its chargeback takes the credits, and nothing is owed. Otherwise the buyer of a refused refund gets a case.
 */
async function undo(
  unit: Unit,
  payment: StoredPayment,
  known: StoredReversal[],
  { before, isReturned, now }: { before: StoredReversal; isReturned: boolean; now: Date },
): Promise<Wallet | null> {
  const { member } = payment;
  const restored =
    before.taken === 0 ? null : await restoreCredits(unit.db, { member, key: keyOfReversal(before.id) });
  if (before.kind === 'chargeback') return restored?.wallet ?? null;
  if (!isReturned) {
    await openRefundCase(unit.db, payment, before, now);
    return restored?.wallet ?? null;
  }
  if (before.heldUntil !== null) await giveUpRefund(unit.db, before.id, now);
  return (await takeOwedCredits(unit.db, payment, known)) ?? restored?.wallet ?? null;
}
