import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { startNowVersion } from '#contract/payments/create-payment.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import type { Unit } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';
import { announceDebit } from '../collection/announce-debit.ts';
import { logDiscountOffer } from '../discounts/discount-offers.sql.ts';
import type { OrderDiscount } from '../discounts/order-discount.ts';
import type { StoredMandate } from '../mandates/payment-mandates.sql.ts';
import { debitAfterNotice } from '../orders/debit-date.ts';
import { insertConsent } from '../orders/payment-consents.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { insertPayment } from '../orders/write-payments.sql.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { reserveForOrder } from '../reservations/reserve-order.ts';

/** The buyer, the buyer's location and the buyer's consents. */
export interface OrderToStore {
  readonly member: Id;
  readonly site: number;
  readonly method: PaymentMethod;
  readonly country: string;
  readonly ipCountry: string | null;
  readonly clientId: string | null;
  readonly startNow: boolean;
  readonly language: Locale;
  /** Keyed hash of the browser; null without the device cookie (SEPA-12). */
  readonly device: Buffer | null;
}

/** The ordered package and its payment. */
export interface OrderTerms {
  readonly wanted: CreditPackage;
  readonly discount: OrderDiscount | null;
  readonly provider: PaymentProvider['name'];
  /** The mandate to charge without a checkout; null: the buyer pays at a checkout. */
  readonly mandate: StoredMandate | null;
  readonly now: Date;
}

const firstCheckSeconds = 60;

/**
 * Stores an order with its consents, in the caller's transaction; null if its client id is already used. A
 * direct debit is announced and waits for its collection date (SEPA-5), when `reconcile-payments` collects
 * it.
 */
export async function storeOrder(
  unit: Unit,
  order: OrderToStore,
  { wanted, discount, provider, mandate, now }: OrderTerms,
): Promise<StoredPayment | null> {
  const { db } = unit;
  const debitAt = mandate?.method === 'directdebit' ? debitAfterNotice(now) : null;
  const stored = await insertPayment(db, {
    member: order.member,
    site: order.site,
    package: wanted.id,
    credits: wanted.credits,
    price: wanted.price,
    discount: discount && { fullAmount: discount.fullAmount, code: discount.code.code },
    country: order.country,
    ipCountry: order.ipCountry,
    method: order.method,
    provider,
    mandate: mandate?.id ?? null,
    debitAt,
    clientId: order.clientId,
    now,
    nextCheckAt: debitAt ?? addSeconds(now, firstCheckSeconds),
  });
  if (!stored) return null;
  if (discount) {
    const { code, offer, offeredAt } = discount;
    await logDiscountOffer(db, { member: order.member, code, packages: [offer], now: offeredAt });
  }
  await reserveForOrder(db, stored, now);
  if (order.startNow) {
    const consent = { kind: 'start_now', textVersion: startNowVersion, language: order.language } as const;
    await insertConsent(db, stored.id, consent, now);
  }
  if (mandate && debitAt) await announceDebit(unit, stored, { mandate, device: order.device, now });
  return stored;
}
