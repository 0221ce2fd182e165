import type { Id } from '#contract/kit/id.ts';
import { unspentPurchases } from '#server/ledger/door.ts';
import { findMemberByEmail } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { lockPayment, readPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { withdrawUntil } from '../orders/withdraw-until.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { giveUpPayment } from '../settlement/give-up-payment.ts';
import { carryOut } from './carry-out-withdrawal.job.ts';
import { openDeclared } from './declared.ts';
import { mailWithdrawal } from './mail-withdrawal.job.ts';
import { startNowOrders } from './start-now-orders.sql.ts';
import { withdrawalOutcome } from './withdrawal-outcome.ts';
import { withdrawalWorth } from './withdrawal-worth.ts';
import {
  answeredSince,
  deleteWithdrawal,
  lockWithdrawal,
  readWithdrawal,
  type StoredWithdrawal,
  setOutcome,
  type WithdrawalOutcome,
} from './withdrawals.sql.ts';

const hour = 3600;
const day = 24 * hour;
/** How long money may still come for an order that was given up (PAY-29). */
const lateMoneyDays = 30;
/** Nobody fills a buyer's mailbox: after so many answers a day one that changes nothing is not mailed. */
const idleAnswersADay = 3;

/**
 * Carries out what somebody declared: an unpaid order is given up, of a paid one the money goes back, and its buyer gets
 * the receipt, whatever came of it (CON-4 to CON-6). However often it runs, it is once.
 */
export async function carryOutWithdrawal(platform: Platform, id: Id): Promise<void> {
  const withdrawal = await readWithdrawal(platform.db, id);
  const payment = withdrawal?.payment ? await readPayment(platform.db, withdrawal.payment) : null;
  if (!withdrawal || !payment) return deleteWithdrawal(platform.db, id);
  const isProven = await isBuyer(platform, withdrawal, payment);
  if (isProven && payment.state === 'pending') await giveUp(platform, payment);
  await platform.transact((unit) => answer(unit, id, payment.id, { isProven, now: platform.clock.now() }));
}

/** Whoever was logged in as the buyer, or knew the order's number and the buyer's address. */
async function isBuyer(
  { db, keys }: Platform,
  { loggedIn, declared: sealed, outcome }: StoredWithdrawal,
  { site, member }: StoredPayment,
): Promise<boolean> {
  // What is looked at again was proven the first time.
  if (loggedIn || outcome !== null) return true;
  if (sealed === null) return false;
  const { email } = openDeclared(keys, sealed);
  return (await findMemberByEmail(db, site, email)) === member;
}

/** What is under way at the bank, and what nobody can be asked about now, is looked at again. */
async function giveUp(platform: Platform, payment: StoredPayment): Promise<void> {
  try {
    await giveUpPayment(platform, payment);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

interface Answering {
  readonly isProven: boolean;
  readonly now: Date;
}

async function answer(unit: Unit, id: Id, payment: Id, { isProven, now }: Answering): Promise<void> {
  const order = await lockPayment(unit.db, payment);
  const withdrawal = await lockWithdrawal(unit.db, id);
  if (!order || !withdrawal || !isOpen(withdrawal.outcome)) return;
  const { declaredAt, outcome: before } = withdrawal;
  const { refund_days: days } = siteById(order.site).settings;
  const agreed = (await startNowOrders(unit.db, [payment])).has(payment);
  const { purchases } = await unspentPurchases(unit.db, order.member);
  const outcome = withdrawalOutcome({
    ...{ order, isProven, declaredAt, worth: withdrawalWorth(order, { agreed, purchases }) },
    until: order.settledAt && withdrawUntil(order.settledAt, days),
  });
  if (outcome !== before) {
    const dayAgo = new Date(now.getTime() - day * 1000);
    const isIdle = outcome === 'unproven' || outcome === 'repeated';
    if (isIdle && (await answeredSince(unit.db, payment, dayAgo)) >= idleAnswersADay)
      return deleteWithdrawal(unit.db, id);
    const reversal = outcome === 'refunded' ? await refund(unit, order, agreed, now) : null;
    await setOutcome(unit.db, id, { outcome, reversal, now });
    await unit.enqueue(mailWithdrawal, { withdrawal: id, outcome });
  }
  const startAfterSeconds = lookAgainIn(outcome, declaredAt, now);
  if (startAfterSeconds !== null)
    await unit.enqueue(carryOut, { withdrawal: id }, { startAfterSeconds, singletonKey: `${id}` });
  failpoint('withdrawal/answered');
}

/** Money may still come for what was given up, and for what is under way at a bank. */
const openOutcomes: ReadonlySet<WithdrawalOutcome | null> = new Set([null, 'unpaid', 'cancelled'] as const);

const isOpen = (outcome: WithdrawalOutcome | null): boolean => openOutcomes.has(outcome);

/** Seconds until it is looked at again; null: never. */
function lookAgainIn(outcome: WithdrawalOutcome, declaredAt: Date, now: Date): number | null {
  if (outcome === 'unpaid') return hour;
  const isRecent = now.getTime() < declaredAt.getTime() + lateMoneyDays * day * 1000;
  return outcome === 'cancelled' && isRecent ? day : null;
}

/** What was used before its buyer agreed to pay for that goes back as well (CON-3). */
async function refund(unit: Unit, { id }: StoredPayment, agreed: boolean, now: Date): Promise<Id> {
  const amount = agreed ? 'unspent' : 'all';
  const by = { kind: 'member' } as const;
  return (await requestRefund(unit, { payment: id, amount, reason: 'withdrawal', by, now })).reversal;
}
