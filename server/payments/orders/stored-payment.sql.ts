import type { Selectable, SqlBool } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { currency, type Money } from '#contract/kit/money.ts';
import { type PackageId, packageId } from '#contract/payments/package.ts';
import { type PaymentState, paymentState } from '#contract/payments/payment.ts';
import { type PaymentMethod, paymentMethod } from '#contract/payments/payment-method.ts';
import type { PaymentsTables } from '#database/tables/payments.ts';
import type { PaymentProvider, TransferTarget } from '../providers/provider.ts';
import type { RefundState } from './reversed-so-far.ts';

export type PaymentRow = Selectable<PaymentsTables['payments']> & {
  readonly is_invoiced?: SqlBool;
  readonly made_premium?: SqlBool;
  readonly keeps?: SqlBool;
  readonly refund?: RefundState | null;
  readonly withdrawn?: SqlBool;
};

const providerName = z.enum(['sandbox', 'mollie']);

/** An order of a package and what became of it. */
export interface StoredPayment {
  readonly id: Id;
  readonly member: Id;
  readonly site: number;
  readonly package: PackageId;
  readonly credits: number;
  readonly price: Money;
  /** Without its discount; null: it has none. */
  readonly fullPrice: Money | null;
  readonly discountCode: string | null;
  readonly country: string;
  /** What tells where the buyer is: the address the order came from, and the bank or card that paid (VAT-1). */
  readonly ipCountry: string | null;
  readonly payerCountry: string | null;
  /** Where its buyer says they live, asked where the others do not tell; null: not asked, or not answered. */
  readonly buyerCountry: string | null;
  readonly method: PaymentMethod;
  readonly provider: PaymentProvider['name'];
  /** The provider's id; null until it has answered. */
  readonly reference: string | null;
  readonly checkoutUrl: string | null;
  /** Where a bank transfer has to go; null: it is none, or nobody told yet. */
  readonly transfer: TransferTarget | null;
  /** With which it is charged, or which it left behind; null: none. */
  readonly mandate: Id | null;
  /** A direct debit waits until then (SEPA-5); null: it is none. */
  readonly debitAt: Date | null;
  /** When the mail server took the notice of that day (SEPA-5); null: it has not. */
  readonly announcedAt: Date | null;
  /** When the provider was first asked to charge its mandate; null: not yet. */
  readonly chargeTriedAt: Date | null;
  /** The failed debit that this is the only retry of (SEPA-7); null: it is none. */
  readonly retryOf: Id | null;
  readonly state: PaymentState;
  /** Why it failed: a bank's code, or what the card said (SEPA-11); null: it did not, or nobody said. */
  readonly failure: string | null;
  /** Minor units that went back to the buyer. */
  readonly reversedAmount: number;
  /** Of what we sent back ourselves; null: nothing. */
  readonly refund: RefundState | null;
  /** Its buyer withdrew from it, and what that was worth is on its way back or there. */
  readonly withdrawn: boolean;
  /** It was the first that its buyer paid, and made them premium. */
  readonly madePremium: boolean;
  /** It has an invoice. */
  readonly isInvoiced: boolean;
  /** Its buyer agreed to later orders being charged to what pays it (PAY-26). */
  readonly keeps: boolean;
  readonly createdAt: Date;
  /** When it ended: paid or not; null: it is pending. */
  readonly settledAt: Date | null;
}

const transferOf = (row: PaymentRow): TransferTarget | null => {
  const { transfer_iban: iban, transfer_bic: bic, transfer_name: name, transfer_reference: reference } = row;
  if (iban === null || bic === null || name === null || reference === null) return null;
  return { iban, bic, name, reference };
};

/** From what the database has. */
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
  withdrawn: Boolean(row.withdrawn),
  madePremium: Boolean(row.made_premium),
  isInvoiced: Boolean(row.is_invoiced),
  keeps: Boolean(row.keeps),
  createdAt: row.created_at,
  settledAt: row.settled_at,
});
