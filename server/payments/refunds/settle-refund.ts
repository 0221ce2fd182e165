import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import { applyReversals, type ReportedReversal } from './apply-reversals.ts';
import { notifyReversed } from './notify-reversed.ts';

/**
 * Applies the provider's answer to one of our refunds, once, even if a webhook arrived before (CRED-11,
 * PAY-17).
 */
export async function settleRefund(platform: Platform, payment: Id, news: ReportedReversal): Promise<void> {
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    const stored = await lockPayment(unit.db, payment);
    if (stored) await notifyReversed(unit, stored, await applyReversals(unit, stored, [news], now));
  });
}
