import type { Money } from '#contract/kit/money.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { lowestPriceOfPackage } from '#server/sites/door.ts';
import { askedCountries } from './asked-countries.ts';
import { debitDay } from './debit-date.ts';
import { failureView } from './failure-view.ts';
import { payableUntil } from './payable-until.ts';
import type { StoredPayment } from './stored-payment.sql.ts';
import { withdrawableUntil } from './withdrawable-until.ts';

/** Based on the prices at the time of the order, which no longer change. */
const formerPrice = ({ package: id, price, fullPrice, createdAt }: StoredPayment): Money | null => {
  if (fullPrice === null) return null;
  const lowest = lowestPriceOfPackage(id, price.currency, createdAt);
  return lowest > price.amount ? { amount: lowest, currency: price.currency } : null;
};

const debitDateOf = ({ state, debitAt, chargeTriedAt }: StoredPayment): string | null =>
  state === 'pending' && debitAt !== null && chargeTriedAt === null ? debitDay(debitAt) : null;

const heldUntil = ({ state, isHeld, method, createdAt }: StoredPayment): Date | null =>
  state === 'cancelled' && isHeld ? payableUntil(method, createdAt) : null;

/** A payment as its buyer sees it. */
export const paymentView = (stored: StoredPayment): Payment => ({
  payment_id: stored.id,
  package: stored.package,
  credits: stored.credits,
  price: stored.price,
  full_price: stored.fullPrice,
  discount_code: stored.discountCode,
  former_price: formerPrice(stored),
  payment_method: stored.method,
  state: stored.state,
  failure: stored.state === 'failed' ? failureView(stored.failure) : null,
  kept: stored.keeps && stored.mandate !== null,
  repeated: !stored.keeps && stored.mandate !== null,
  reversed:
    stored.reversedAmount > 0 ? { amount: stored.reversedAmount, currency: stored.price.currency } : null,
  refund: stored.refund,
  refund_by: stored.refundBy?.toISOString() ?? null,
  bank_returned: stored.bankReturned && stored.reversedAmount > 0 && stored.refund === null,
  withdraw_until: withdrawableUntil(stored)?.toISOString() ?? null,
  made_premium: stored.madePremium,
  invoice: stored.isInvoiced,
  asked_countries: askedCountries(stored),
  transfer: stored.state === 'pending' ? stored.transfer : null,
  checkout_url: stored.state === 'pending' ? stored.checkoutUrl : null,
  debit_date: debitDateOf(stored),
  held_until: heldUntil(stored)?.toISOString() ?? null,
  created_at: stored.createdAt.toISOString(),
});
