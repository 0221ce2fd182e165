import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { MethodRefused } from '../method-refused.ts';
import type { MethodsWanted } from '../provider.ts';

/** The currencies of a FlexPay sale. */
const saleCurrencies: ReadonlySet<string> = new Set([
  'USD',
  'EUR',
  'GBP',
  'AUD',
  'CAD',
  'CHF',
  'DKK',
  'NOK',
  'SEK',
]);

/**
 * FlexPay's names of our methods. Its direct debit (`DDEU`) asks for the account on its own page. Our
 * `directdebit` charges a mandate that was signed here, so the two do not fit.
 */
const names: Readonly<Partial<Record<PaymentMethod, string>>> = { creditcard: 'CC', ideal: 'IDEAL' };

/** FlexPay's name of a method. Throws MethodRefused if FlexPay does not have it. */
export function flexpayMethodName(method: PaymentMethod): string {
  const name = names[method];
  if (name === undefined) throw new MethodRefused(`flexpay has no ${method}`);
  return name;
}

/**
 * The methods for a sale. FlexPay has no call that lists them, so these are the documented ones; the site's
 * setting `payment_providers` leaves out those that the shop's contract lacks.
 */
export function flexpayMethods({
  country,
  price,
}: Pick<MethodsWanted, 'country' | 'price'>): PaymentMethod[] {
  if (!saleCurrencies.has(price.currency)) return [];
  return price.currency === 'EUR' && country === 'NL' ? ['ideal', 'creditcard'] : ['creditcard'];
}
