import type { Platform } from '#server/platform/platform.ts';
import { openCheckout } from '../checkout/open-checkout.ts';
import { abandonPayment } from '../collection/abandon-payment.ts';
import { payableUntil } from '../orders/payable-until.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { providerNamed } from '../providers/offered-provider.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks the provider how a payment stands and settles it: a pending one, and a paid one whose money may have gone back.
 * One that its provider does not know stays as it is as long as it could be paid. One that a crash left without a checkout is looked up, or gets it now where `origin` says where its buyer is.
 * Rejects when the provider cannot be reached.
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
  else await missPayment(platform, opened);
}

/** A provider may lose sight of a payment for a while; one that nobody could pay any more is over. */
async function missPayment(platform: Platform, payment: StoredPayment): Promise<void> {
  const isOver = payableUntil(payment.method, payment.createdAt) <= platform.clock.now();
  platform.log.error({ payment: payment.id, isOver }, 'a payment is unknown to its provider');
  if (isOver && payment.state === 'pending') await abandonPayment(platform, payment, 'lost');
}
