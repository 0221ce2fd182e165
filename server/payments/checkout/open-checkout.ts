import { minute } from '#contract/kit/durations.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { abandonPayment } from '../collection/abandon-payment.ts';
import { customerOf } from '../mandates/customer-of.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { setCheckout } from '../orders/write-payments.sql.ts';
import type { PaymentOrder, PaymentProvider } from '../providers/provider.ts';
import { chargeMandate } from './charge-mandate.ts';

/**
 * After this, a provider no longer recognises a repeated idempotency key: a new call would create a new
 * charge (PAY-13).
 */
const keyLifeMinutes = 55;

const orderOf = (
  provider: PaymentProvider,
  payment: StoredPayment,
  origin: string,
  language: Locale | null,
  keepFor: string | null,
): PaymentOrder => ({
  orderId: payment.id,
  price: payment.price,
  method: payment.method,
  country: payment.country,
  keepFor,
  language,
  description: `${siteById(payment.site).settings.mail_name} ${payment.id}`,
  redirectUrl: `${origin}/transactions/${payment.id}`,
  webhookUrl: `${origin}/api/webhook-${provider.name}.php`,
});

export interface Opening {
  /** The site's origin for the return URL; null: only look up an existing payment. */
  readonly origin: string | null;
  /** The buyer's language; null if unknown. */
  readonly language: Locale | null;
  /** True if this very call stored the payment, so that there is nothing to look up yet. */
  readonly isNew: boolean;
}

/**
 * Opens the checkout of a pending payment at the provider, even after an earlier attempt stopped anywhere.
 * The payment is looked up first and never created twice. If it has no checkout and can no longer get one, it
 * ends as failed.
 */
export async function openCheckout(
  platform: Platform,
  provider: PaymentProvider,
  payment: StoredPayment,
  { origin, language, isNew }: Opening,
): Promise<StoredPayment> {
  if (payment.reference !== null || payment.state !== 'pending') return payment;
  if (payment.mandate !== null) return chargeMandate(platform, provider, payment, origin !== null);
  // Made of the stored id: the key was in the database before the first call.
  const idempotencyKey = `payment-${payment.id}`;
  failpoint('pay/stored');
  const known = isNew ? null : await provider.find(payment.id, idempotencyKey, payment.createdAt);
  if (known) return setCheckout(platform.db, payment.id, known);
  const age = platform.clock.now().getTime() - payment.createdAt.getTime();
  if (age > keyLifeMinutes * minute) return abandonPayment(platform, payment);
  if (origin === null) return payment;
  const keepFor = payment.keeps ? await customerOf(platform, provider, payment.member) : null;
  const wanted = orderOf(provider, payment, origin, language, keepFor);
  const checkout = await provider.create(wanted, idempotencyKey);
  failpoint('pay/created');
  const opened = await setCheckout(platform.db, payment.id, checkout);
  failpoint('pay/referenced');
  return opened;
}
