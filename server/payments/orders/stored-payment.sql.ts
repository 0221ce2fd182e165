import type { Selectable, SqlBool } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { currency, type Money } from '#contract/kit/money.ts';
import { type PackageId, packageId } from '#contract/payments/package.ts';
import { type PaymentState, paymentState } from '#contract/payments/payment.ts';
import { type PaymentMethod, paymentMethod } from '#contract/payments/payment-method.ts';
import type { PaymentsTables } from '#database/tables/payments.ts';
import type { TransferTarget } from '../providers/provider.ts';
import { type ProviderName, providerName } from '../providers/provider-name.ts';
import type { RefundState } from './reversed-so-far.ts';

export type PaymentRow = Selectable<PaymentsTables['payments']> & {
  readonly is_invoiced?: SqlBool;
  readonly keeps?: SqlBool;
  readonly refund?: RefundState | null;
  readonly withdrawn?: SqlBool;
  readonly refund_by?: Date | null;
  readonly bank_returned?: SqlBool;
  readonly is_held?: SqlBool;
};

/** An order of a package and its outcome. */
export interface StoredPayment {
  readonly id: Id;
  readonly member: Id;
  readonly site: number;
  readonly package: PackageId;
  readonly credits: number;
  readonly price: Money;
  /** The price without the discount; null if there is none. */
  readonly fullPrice: Money | null;
  readonly discountCode: string | null;
  readonly country: string;
  /**
   * Evidence of the buyer's location: the IP address of the order, and the bank or card that paid (VAT-1).
   */
  readonly ipCountry: string | null;
  readonly payerCountry: string | null;
  /**
   * The buyer's stated country of residence, asked for if the other evidence is inconclusive; null if not
   * asked or not answered.
   */
  readonly buyerCountry: string | null;
  readonly method: PaymentMethod;
  readonly provider: ProviderName;
  /** The provider's id; null until the provider has answered. */
  readonly reference: string | null;
  readonly checkoutUrl: string | null;
  /** The account for a bank transfer; null for other methods, or until the provider reported it. */
  readonly transfer: TransferTarget | null;
  /** The mandate that is charged, or that the payment created; null: none. */
  readonly mandate: Id | null;
  /** The collection date of a direct debit (SEPA-5); null for other payments. */
  readonly debitAt: Date | null;
  /** When the mail server accepted the notice of that date (SEPA-5); null: not yet. */
  readonly announcedAt: Date | null;
  /** When the provider was first asked to charge the mandate; null: not yet. */
  readonly chargeTriedAt: Date | null;
  /** The failed debit of which this is the only retry (SEPA-7); null: not a retry. */
  readonly retryOf: Id | null;
  readonly state: PaymentState;
  /**
   * Why the payment failed: a bank's code, or the card's reason (SEPA-11). Null if it did not fail or no
   * reason is known.
   */
  readonly failure: string | null;
  /** Minor units that were returned to the buyer. */
  readonly reversedAmount: number;
  /** The state of our own refunds; null: none. */
  readonly refund: RefundState | null;
  /** The day on which a refund that waits is sent at the latest; null: none waits (SEPA-8). */
  readonly refundBy: Date | null;
  /** True if the bank returned the debit before our refund was sent, so that we did not send it (SEPA-8). */
  readonly bankReturned: boolean;
  /** True if the buyer withdrew from the order, and the refund is on the way or done. */
  readonly withdrawn: boolean;
  /** True if the order still holds its code and its room under the cap, because money may come (CRED-13). */
  readonly isHeld: boolean;
  /** True for the paid order that made its buyer premium. */
  readonly madePremium: boolean;
  /** True if there is an invoice. */
  readonly isInvoiced: boolean;
  /** True if the buyer agreed that the payment method may be charged for later orders (PAY-26). */
  readonly keeps: boolean;
  readonly createdAt: Date;
  /** When the payment ended, paid or not; null: it is pending. */
  readonly settledAt: Date | null;
}

const transferOf = (row: PaymentRow): TransferTarget | null => {
  const { transfer_iban: iban, transfer_bic: bic, transfer_name: name, transfer_reference: reference } = row;
  if (iban === null || bic === null || name === null || reference === null) return null;
  return { iban, bic, name, reference };
};

/** Maps a database row. */
export const storedPayment = (row: PaymentRow): StoredPayment => ({
  id: row.id,
  member: row.member_id,
  site: row.site_id,
  package: z.parse(packageId, row.package),
  credits: row.credits,
  price: { amount: row.amount, currency: z.parse(currency, row.currency) },
  fullPrice:
    row.full_amount === null ? null : { amount: row.full_amount, currency: z.parse(currency, row.currency) },
  discountCode: row.discount_code,
  country: row.country,
  ipCountry: row.ip_country,
  payerCountry: row.payer_country,
  buyerCountry: row.buyer_country,
  method: z.parse(paymentMethod, row.method),
  provider: z.parse(providerName, row.provider),
  reference: row.provider_reference,
  checkoutUrl: row.checkout_url,
  transfer: transferOf(row),
  mandate: row.mandate_id,
  debitAt: row.debit_at,
  announcedAt: row.announced_at,
  chargeTriedAt: row.charge_tried_at,
  retryOf: row.retry_of,
  state: z.parse(paymentState, row.state),
  failure: row.failure,
  reversedAmount: row.reversed_amount,
  refund: row.refund ?? null,
  refundBy: row.refund_by ?? null,
  bankReturned: Boolean(row.bank_returned),
  withdrawn: Boolean(row.withdrawn),
  isHeld: Boolean(row.is_held),
  madePremium: row.made_premium,
  isInvoiced: Boolean(row.is_invoiced),
  keeps: Boolean(row.keeps),
  createdAt: row.created_at,
  settledAt: row.settled_at,
});
