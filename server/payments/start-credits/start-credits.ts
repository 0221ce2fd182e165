import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { creditsChanged } from '#contract/ledger/events.ts';
import { startNowVersion } from '#contract/payments/create-payment.ts';
import { startCredits } from '#contract/payments/start-credits.ts';
import { startPurchases, type Wallet, waitingPurchases, walletView } from '#server/ledger/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform } from '#server/platform/platform.ts';
import { insertConsent } from '../orders/payment-consents.sql.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import { mailStartJob } from './mail-start.job.ts';

interface Asking {
  readonly member: Id;
  /** The language in which the member read the words. */
  readonly language: Locale;
}

/**
 * Starts all waiting credits of a member and stores the consent with each order, in one transaction with the
 * job that confirms it by mail. Locks the orders before the wallet, in the same order as a refund. An order
 * that is granted meanwhile keeps waiting, because the buyer did not see it. Devices that ask at the same
 * time take turns, and the later one finds nothing to start.
 */
export async function startWaitingCredits(
  { clock, transact }: Pick<Platform, 'clock' | 'transact'>,
  { member, language }: Asking,
): Promise<{ readonly wallet: Wallet; readonly started: number }> {
  const now = clock.now();
  return transact(async (unit) => {
    const waiting = await waitingPurchases(unit.db, member);
    for (const payment of waiting) await lockPayment(unit.db, payment);
    const { payments, wallet } = await startPurchases(unit.db, {
      ...{ member, payments: waiting, by: 'request', now },
    });
    const consent = { kind: 'start_now', textVersion: startNowVersion, language } as const;
    for (const payment of payments) await insertConsent(unit.db, payment, consent, now);
    failpoint('start/stored');
    if (payments.length > 0) {
      await unit.enqueue(mailStartJob, { member, payments: [...payments] });
      unit.emit(member, creditsChanged, walletView(wallet));
    }
    return { wallet, started: payments.length };
  });
}

export const startCreditsHandler = handler(startCredits, async (call, platform) => {
  const { wallet, started } = await startWaitingCredits(platform, call);
  return { ...walletView(wallet), started };
});
