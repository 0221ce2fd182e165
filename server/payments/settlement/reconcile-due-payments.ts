import type { Platform } from '#server/platform/platform.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { type DuePayment, endWatch, lookUpAgainBy, takeDuePayments } from './due-payments.sql.ts';
import { refreshPayment } from './refresh-payment.ts';

const batch = 20;
/** What one run takes on; the rest is due a minute later as well. */
const batches = 25;
/** How soon a look-up that failed is tried again: within a quarter of an hour of the provider's return it has worked. */
const againSeconds = 300;

/** Refreshes every payment whose look-up is due. One that cannot be looked up now does not hold up the others. */
export async function reconcileDuePayments(platform: Platform): Promise<void> {
  for (let round = 0; round < batches; round += 1) {
    const due = await takeDuePayments(platform.db, platform.clock.now(), batch);
    const done = await Promise.all(due.map((payment) => lookUp(platform, payment)));
    // Where none of many can be looked up, the next ones would only wait for the same provider.
    if (due.length < batch || !done.includes(true)) return;
  }
}

async function lookUp(platform: Platform, { id, last }: DuePayment): Promise<boolean> {
  try {
    const payment = await readPayment(platform.db, id);
    if (payment) await refreshPayment(platform, payment, null);
    if (last) await endWatch(platform.db, id);
    return true;
  } catch (error) {
    platform.log.warn({ err: error, payment: id }, 'a payment could not be looked up');
    await lookUpAgainBy(platform.db, id, new Date(platform.clock.now().getTime() + againSeconds * 1000));
    return false;
  }
}
