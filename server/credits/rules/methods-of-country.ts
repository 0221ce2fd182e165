import type { PaymentMethod } from '#contract/credits/payment-method.ts';
import { currencyOfCountry } from '#server/sites/credit-prices.ts';

const everywhere: readonly PaymentMethod[] = ['creditcard', 'paypal', 'applepay'];

/** What people of a country pay with first. */
const firstIn: Readonly<Record<string, readonly PaymentMethod[]>> = {
  NL: ['ideal'],
  BE: ['bancontact'],
};

/**
 * Payment methods of a country, the most used first (CRED-4). A bank transfer is in euros only. Direct debit has
 * its own way to pay (CRED-6) and is not chosen here.
 */
export function methodsOfCountry(country: string): readonly PaymentMethod[] {
  const transfer: readonly PaymentMethod[] = currencyOfCountry(country) === 'EUR' ? ['banktransfer'] : [];
  return [...(firstIn[country] ?? []), ...everywhere, ...transfer];
}
