import { day, minute } from '#contract/kit/durations.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { abandonPayment } from '../collection/abandon-payment.ts';
import { blockOf } from '../collection/debit-blocks.sql.ts';
import { postponeDebit } from '../collection/postpone-debit.ts';
import { endAndRevokeMandate } from '../mandates/drop-mandate.ts';
import { readMandate, type StoredMandate, touchMandate } from '../mandates/payment-mandates.sql.ts';
import { signMandate } from '../mandates/sign-mandate.ts';
import { isOverdue } from '../orders/debit-date.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { markChargeAttempted, setCheckout } from '../orders/write-payments.sql.ts';
import { MethodRefused } from '../providers/method-refused.ts';
import type { MandateCharge, PaymentProvider } from '../providers/provider.ts';

/** The number of days after its order at which an uncollected debit ends, however often it was announced. */
const debitDays = 28;
/**
 * The time within which the buyer who pressed the button learns that nothing was charged. After that, nothing
 * may be charged.
 */
const pressedMinutes = 55;

/**
 * Charges a pending payment with its mandate: a card at once, a direct debit from its collection date on
 * (SEPA-5).
 * - The attempt is stored before the provider is asked. From then on the provider is searched first, so a
 *   crash never charges twice (PAY-15).
 * - A card that was not charged at once is charged only while its holder is present (`isHere`), never behind
 *   their back.
 * - A debit that its member does not expect is announced first.
 * - A payment that can no longer be charged ends as failed. Rejects while the provider cannot be reached.
 */
export async function chargeMandate(
  platform: Platform,
  provider: PaymentProvider,
  payment: StoredPayment,
  isHere: boolean,
): Promise<StoredPayment> {
  const { db, clock } = platform;
  if (!isToCharge(payment, clock.now())) return payment;
  const known =
    payment.chargeTriedAt && (await provider.find(payment.id, keyOf(payment), payment.chargeTriedAt));
  if (known) return charged(platform, payment, known);
  if (isTooLate(payment, clock.now())) return abandonPayment(platform, payment, 'failed', 'too_late');
  if (payment.debitAt === null && !isHere) return payment;
  const mandate = await usableMandate(db, payment);
  if (typeof mandate === 'string') return abandonPayment(platform, payment, 'failed', mandate);
  if (isUnexpected(payment, clock.now())) return postponeDebit(platform, payment);
  try {
    return await chargeNow(platform, provider, payment, mandate);
  } catch (error) {
    if (!(error instanceof MethodRefused)) throw error;
    if (mandate.method === 'directdebit') await endAndRevokeMandate(platform, mandate, 'refused');
    return abandonPayment(platform, payment, 'failed', 'mandate_refused');
  }
}

/** The mandate to charge, or the reason why it cannot be charged. */
async function usableMandate(
  db: Handle,
  { member, mandate: id }: StoredPayment,
): Promise<StoredMandate | 'debit_blocked' | 'mandate_ended'> {
  const mandate = id === null ? null : await readMandate(db, id);
  if (await blockOf(db, member)) return 'debit_blocked';
  return mandate && mandate.state !== 'ended' ? mandate : 'mandate_ended';
}

/**
 * Known before the first call, because it is made of the stored id: for the same key the provider returns the
 * same charge.
 */
const keyOf = ({ id }: StoredPayment): string => `payment-${id}`;

/** True if the payment has a mandate, is unknown to its provider and is due. */
const isToCharge = ({ state, reference, mandate, debitAt }: StoredPayment, now: Date): boolean =>
  state === 'pending' && reference === null && mandate !== null && (debitAt === null || debitAt <= now);

async function chargeNow(
  platform: Platform,
  provider: PaymentProvider,
  payment: StoredPayment,
  mandate: StoredMandate,
): Promise<StoredPayment> {
  const signed = await signMandate(platform, provider, mandate);
  // The bank is still processing the mandate: the next look-up asks again.
  if (signed.state !== 'valid') return payment;
  if (!(await markChargeAttempted(platform.db, payment.id, platform.clock.now()))) return payment;
  failpoint('repeat/stored');
  const checkout = await provider.mandates.charge(chargeOf(platform, payment, signed), keyOf(payment));
  failpoint('debit/charged');
  return charged(platform, payment, checkout);
}

/** A debit without a notice to its member, or with a collection date in the past (SEPA-5). */
const isUnexpected = ({ debitAt, announcedAt }: StoredPayment, now: Date): boolean =>
  debitAt !== null && (announcedAt === null || isOverdue(debitAt, now));

/** Too late for a charge that the member still expects: a card would need another press of the button. */
function isTooLate({ debitAt, createdAt }: StoredPayment, now: Date): boolean {
  const ms = now.getTime() - createdAt.getTime();
  return ms > (debitAt === null ? pressedMinutes * minute : debitDays * day);
}

async function charged(
  { db, clock }: Platform,
  { id, mandate }: StoredPayment,
  checkout: { readonly reference: string; readonly checkoutUrl: string | null },
): Promise<StoredPayment> {
  if (mandate !== null) await touchMandate(db, mandate, clock.now());
  return setCheckout(db, id, checkout);
}

function chargeOf(
  { config }: Platform,
  payment: StoredPayment,
  { customerReference, reference }: StoredMandate,
): MandateCharge {
  if (customerReference === null || reference === null)
    throw new Error('a mandate cannot be charged before it is signed');
  const site = siteById(payment.site);
  return {
    orderId: payment.id,
    price: payment.price,
    country: payment.country,
    customer: customerReference,
    mandate: reference,
    description: `${site.settings.mail_name} ${payment.id}`,
    redirectUrl: `${siteOrigin(config, site)}/transactions/${payment.id}`,
    webhookUrl: `${siteOrigin(config, site)}/api/webhook-${payment.provider}.php`,
  };
}
