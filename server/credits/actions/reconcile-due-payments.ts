import type { Platform } from '#server/platform/platform.ts';
import { takeDuePayments } from '../store/due-payments.ts';
import { readPayment } from '../store/payments.ts';
import { refreshPayment } from './refresh-payment.ts';

const batch = 20;
/** What one run takes on; the rest is due a minute later as well. */
const batches = 25;

/** Refreshes every payment whose look-up is due. One that cannot be looked up now does not hold up the others. */
export async function reconcileDuePayments(platform: Platform): Promise<void> {
  for (let round = 0; round < batches; round += 1) {
    const due = await takeDuePayments(platform.db, platform.clock.now(), batch);
    await Promise.all(
      due.map(async (id) => {
        try {
          const payment = await readPayment(platform.db, id);
          if (payment) await refreshPayment(platform, payment, null);
        } catch (error) {
          platform.log.warn({ err: error, payment: id }, 'a payment could not be looked up');
        }
      }),
    );
    if (due.length < batch) return;
  }
}
