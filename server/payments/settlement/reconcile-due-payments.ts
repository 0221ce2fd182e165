import type { Platform } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { releaseReservations } from '../reservations/reservations.sql.ts';
import { claimDuePayments, type DuePayment, endLookUps, retryLookUpBy } from './due-payments.sql.ts';
import { refreshPayment } from './refresh-payment.ts';

const batch = 20;
/** The most batches of one run; the rest is still due a minute later. */
const batches = 25;
/**
 * Seconds before a failed look-up is retried, so that it succeeds within a quarter of an hour after the
 * provider returns.
 */
const againSeconds = 300;

/** Refreshes every payment whose look-up is due. A failed look-up does not delay the others. */
export async function reconcileDuePayments(platform: Platform): Promise<void> {
  for (let round = 0; round < batches; round += 1) {
    const due = await claimDuePayments(platform.db, platform.clock.now(), batch);
    const done = await Promise.all(due.map((payment) => lookUp(platform, payment)));
    // If every look-up of a batch fails, the next batch would only wait for the same provider.
    if (due.length < batch || !done.includes(true)) return;
  }
}

async function lookUp(platform: Platform, { id, last }: DuePayment): Promise<boolean> {
  try {
    const payment = await readPayment(platform.db, id);
    if (payment) await refreshPayment(platform, payment, null);
    if (last) {
      // Nobody looks any more: money that comes even later is judged anew.
      await releaseReservations(platform.db, id, platform.clock.now());
      await endLookUps(platform.db, id);
    }
    return true;
  } catch (error) {
    platform.log.warn({ err: error, payment: id }, 'failed to look up a payment at its provider');
    await retryLookUpBy(platform.db, id, addSeconds(platform.clock.now(), againSeconds));
    return false;
  }
}
