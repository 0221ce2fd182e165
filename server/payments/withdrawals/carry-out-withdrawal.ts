import { daySeconds, hourSeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { returnedInFull, unspentPurchases } from '#server/ledger/door.ts';
import { findMemberByEmail } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { siteById } from '#server/sites/door.ts';
import { lockPayment, readPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { withdrawUntil } from '../orders/withdraw-until.ts';
import { heldUntil } from '../refunds/needs-second-operator.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { cancelPendingPayment } from '../settlement/cancel-pending-payment.ts';
import { carryOutWithdrawalJob } from './carry-out-withdrawal.job.ts';
import { keepCase } from './keep-case.ts';
import { mailWithdrawal } from './mail-withdrawal.job.ts';
import { openWithdrawalDetails } from './withdrawal-details.ts';
import { withdrawalWorth } from './withdrawal-worth.ts';
import {
  answeredSince,
  lockWithdrawal,
  readWithdrawal,
  type StoredWithdrawal,
  setOutcome,
  type WithdrawalOutcome,
} from './withdrawals.sql.ts';

interface Declaration {
  readonly order: Pick<StoredPayment, 'state' | 'price' | 'reversedAmount' | 'refund' | 'withdrawn'>;
  /** The person is proven to be the buyer. */
  readonly isProven: boolean;
  /** False: the period was over, and no ban gives the right to the rest (DSA-6). */
  readonly isInTime: boolean;
  /** Minor units that would be refunded. */
  readonly worth: number;
}

/**
 * The outcome of a withdrawal (CON-1, CON-2).
 * - `unproven`: the buyer is notified, and an operator gets a case. No order at all is `unknown`, with a case
 *   too.
 * - `unpaid`: a collection is in progress; its money is refunded once it arrives.
 * - `repeated`: the money was already returned. A partial refund for another reason leaves the right to the
 *   rest.
 * - `spent`: all credits were used after the buyer agreed to an immediate start.
 */
function withdrawalOutcome(declaration: Declaration): WithdrawalOutcome {
  const { order, isProven, isInTime, worth } = declaration;
  if (!isProven) return 'unproven';
  if (order.state === 'pending') return 'unpaid';
  if (order.state !== 'completed') return 'cancelled';
  if (order.withdrawn || order.reversedAmount >= order.price.amount) return 'repeated';
  if (!isInTime) return 'late';
  if (worth > 0) return 'refunded';
  return order.refund === null ? 'spent' : 'repeated';
}

/** For how long money can still arrive for a cancelled order (PAY-29). */
const lateMoneyDays = 30;
/**
 * Protects the buyer's mailbox: after this many answers a day, an answer that changes nothing is not mailed.
 */
const idleAnswersADay = 3;

/**
 * Carries out a declared withdrawal. An unpaid order is cancelled, a paid one is refunded, and its buyer
 * always gets the receipt (CON-4 to CON-6). A declaration that matches no order or no proven buyer is kept as
 * a case. Idempotent.
 */
export async function carryOutWithdrawal(platform: Platform, id: Id): Promise<void> {
  const withdrawal = await readWithdrawal(platform.db, id);
  const payment = withdrawal?.payment ? await readPayment(platform.db, withdrawal.payment) : null;
  if (!withdrawal) return;
  if (!payment)
    return platform.transact((unit) => keepUnknown(unit, platform.keys, id, platform.clock.now()));
  const isProven = await isBuyer(platform, withdrawal, payment);
  if (isProven && payment.state === 'pending') await giveUp(platform, payment);
  const { keys, clock } = platform;
  await platform.transact((unit) =>
    answerWithdrawal(unit, id, payment.id, { isProven, keys, now: clock.now() }),
  );
}

/** No order has the typed number. */
async function keepUnknown(unit: Unit, keys: Keys, id: Id, now: Date): Promise<void> {
  const withdrawal = await lockWithdrawal(unit.db, id);
  if (!withdrawal || withdrawal.outcome !== null || withdrawal.payment !== null) return;
  await setOutcome(unit.db, id, { outcome: 'unknown', reversal: null, now });
  await keepCase(unit, keys, withdrawal, { reason: 'unknown', now });
  failpoint('withdrawal/kept');
}

/**
 * True if the person was logged in as the buyer, knew the order number and the buyer's address, or was
 * matched by an operator.
 */
async function isBuyer(
  { db, keys }: Platform,
  { loggedIn, declared: sealed, outcome, matchedBy }: StoredWithdrawal,
  { site, member }: StoredPayment,
): Promise<boolean> {
  // A withdrawal that is processed again was proven the first time.
  if (loggedIn || matchedBy !== null || outcome !== null) return true;
  if (sealed === null) return false;
  const { email } = openWithdrawalDetails(keys, sealed);
  return (await findMemberByEmail(db, site, email)) === member;
}

/** A payment that the bank is collecting, or whose provider is unreachable, is checked again later. */
async function giveUp(platform: Platform, payment: StoredPayment): Promise<void> {
  try {
    await cancelPendingPayment(platform, payment);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

interface Answering {
  readonly isProven: boolean;
  readonly keys: Keys;
  readonly now: Date;
}

/**
 * Answers a declaration about an order, in the caller's transaction: books the refund, stores the outcome and
 * queues the receipt. Idempotent.
 */
export async function answerWithdrawal(
  unit: Unit,
  id: Id,
  payment: Id,
  { isProven, keys, now }: Answering,
): Promise<void> {
  const order = await lockPayment(unit.db, payment);
  const withdrawal = await lockWithdrawal(unit.db, id);
  if (!order || !withdrawal || !isOpen(withdrawal.outcome)) return;
  const { declaredAt, outcome: before, afterBan } = withdrawal;
  const { refund_days: days } = siteById(order.site).settings;
  const isInPeriod = order.settledAt !== null && declaredAt <= withdrawUntil(order.settledAt, days);
  // After the period a ban returns the unspent part alone.
  const inFull = isInPeriod && (await returnedInFull(unit.db, [payment])).has(payment);
  const { purchases } = await unspentPurchases(unit.db, order.member);
  const outcome = withdrawalOutcome({
    ...{ order, isProven, worth: withdrawalWorth(order, { inFull, purchases }) },
    isInTime: isInPeriod || afterBan,
  });
  if (outcome !== before) {
    const dayAgo = addDays(now, -1);
    const isIdle = outcome === 'unproven' || outcome === 'repeated';
    const isQuiet = isIdle && (await answeredSince(unit.db, payment, dayAgo)) >= idleAnswersADay;
    const reversal =
      outcome === 'refunded' ? await refund(unit, order, { inFull, afterBan, declaredAt, now }) : null;
    await setOutcome(unit.db, id, { outcome, reversal, now });
    if (outcome === 'unproven') await keepCase(unit, keys, withdrawal, { reason: 'unproven', now });
    if (!isQuiet) await unit.enqueue(mailWithdrawal, { withdrawal: id, outcome });
  }
  const startAfterSeconds = lookAgainIn(outcome, declaredAt, now);
  if (startAfterSeconds !== null)
    await unit.enqueue(
      carryOutWithdrawalJob,
      { withdrawal: id },
      { startAfterSeconds, singletonKey: `${id}` },
    );
  failpoint('withdrawal/answered');
}

/** Money may still arrive for a cancelled order, or for a payment that a bank is collecting. */
const openOutcomes: ReadonlySet<WithdrawalOutcome | null> = new Set([null, 'unpaid', 'cancelled'] as const);

const isOpen = (outcome: WithdrawalOutcome | null): boolean => openOutcomes.has(outcome);

/** Seconds until the withdrawal is processed again; null: never. */
function lookAgainIn(outcome: WithdrawalOutcome, declaredAt: Date, now: Date): number | null {
  if (outcome === 'unpaid') return hourSeconds;
  const isRecent = now < addDays(declaredAt, lateMoneyDays);
  return outcome === 'cancelled' && isRecent ? daySeconds : null;
}

interface Refunded {
  readonly inFull: boolean;
  readonly afterBan: boolean;
  readonly declaredAt: Date;
  readonly now: Date;
}

/**
 * Returns exactly the unused part: all of it as long as the buyer did not ask for the start (CON-3, CRED-14).
 * The refund of a direct debit that its bank may still return is booked now and sent later (SEPA-8).
 */
async function refund(
  unit: Unit,
  order: StoredPayment,
  { inFull, afterBan, declaredAt, now }: Refunded,
): Promise<Id> {
  const requested = await requestRefund(unit, {
    ...{
      payment: order.id,
      amount: inFull ? 'all' : 'unspent',
      reason: afterBan ? 'banned' : 'withdrawal',
      by: { kind: 'member' },
    },
    ...{ heldUntil: heldUntil(order, declaredAt, now), now },
  });
  return requested.reversal;
}
