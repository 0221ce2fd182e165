import type { Id } from '#contract/kit/id.ts';
import { keepMethodVersion } from '#contract/payments/create-payment.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { insertConsent } from '../orders/payment-consents.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import type { WantedOrder } from '../packages/agreed-terms.ts';
import { keepCap } from '../packages/savable-methods.ts';
import { type OrderTerms, storeOrder } from './store-order.ts';

export interface Order extends WantedOrder {
  /** The country of the IP address; null if unknown (VAT-1). */
  readonly ipCountry: string | null;
  readonly clientId: string | null;
  /** The buyer wants to use the credits at once, and knows what that means for a withdrawal (CON-3). */
  readonly startNow: boolean;
  /** The buyer allows us to charge the payment method for later orders too (PAY-26). */
  readonly keepMethod: boolean;
  /** The mandate to charge without a checkout; null: the buyer pays at a checkout. */
  readonly mandate: Id | null;
  readonly ip: string;
  /** Keyed hash of the browser; null without the device cookie (SEPA-12). */
  readonly device: Buffer | null;
  readonly origin: string;
}

/** Stores an order with all its consents; null if its client id is already used. */
export async function storeAgreed(
  platform: Platform,
  unit: Unit,
  order: Order,
  terms: OrderTerms,
): Promise<StoredPayment | null> {
  const payment = await storeOrder(unit, order, terms);
  return payment && order.keepMethod ? agreeToKeep(unit, payment, order, platform) : payment;
}

/** Stored together with the order: without this consent the payment method is never kept (PAY-26). */
async function agreeToKeep(
  unit: Unit,
  payment: StoredPayment,
  { site, country, language, ip }: Order,
  { keys, clock }: Platform,
): Promise<StoredPayment> {
  const { message_credits: messageCredits } = siteById(site).settings;
  const now = clock.now();
  await insertConsent(
    unit.db,
    payment.id,
    {
      kind: 'recurring',
      textVersion: keepMethodVersion,
      language,
      cap: keepCap({ country, messageCredits, now }).amount,
      ip: keys.seal('credits/mandate', ip),
    },
    now,
  );
  return { ...payment, keeps: true };
}
