import type { Platform } from '#server/platform/platform.ts';
import { openCheckout } from '../checkout/open-checkout.ts';
import { abandonPayment } from '../collection/abandon-payment.ts';
import { payableUntil } from '../orders/payable-until.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { providerNamed } from '../providers/offered-provider.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { releaseReservations } from '../reservations/reservations.sql.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks the provider for the state of a payment and settles it: a pending payment, or a paid one whose money
 * may have been returned. A payment that its provider does not know stays unchanged as long as it could still
 * be paid. A payment that a crash left without a checkout is looked up; with an `origin` it gets a checkout
 * now. Rejects when the provider cannot be reached.
 */
export async function refreshPayment(
  platform: Platform,
  payment: StoredPayment,
  origin: string | null,
): Promise<void> {
  const provider = providerNamed(platform, payment.provider);
  if (!provider) return;
  const opened = await openCheckout(platform, provider, payment, { origin, language: null, isNew: false });
  if (opened.reference === null) return;
  const fetched = await provider.fetch(opened.reference);
  if (fetched) await settlePayment(platform, payment.id, fetched);
  else await missPayment(platform, provider, opened);
}

/**
 * A provider may lose a payment for a while, or know nothing of an order until somebody pays it. Once the
 * payment can no longer be paid, it ends, and holds nothing any more (CRED-13).
 */
async function missPayment(
  platform: Platform,
  { knowsUnpaid }: PaymentProvider,
  payment: StoredPayment,
): Promise<void> {
  const isOver = payableUntil(payment.method, payment.createdAt) <= platform.clock.now();
  if (knowsUnpaid || payment.state === 'completed')
    platform.log.error({ payment: payment.id, isOver }, 'the provider does not know a payment');
  if (isOver && payment.state === 'pending') await abandonPayment(platform, payment, 'lost');
  else if (isOver && payment.isHeld) await releaseReservations(platform.db, payment.id, platform.clock.now());
}
