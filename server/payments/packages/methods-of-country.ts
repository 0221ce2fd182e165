import { debitCountries } from '#contract/payments/debit-countries.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { currencyOfCountry } from '#server/sites/door.ts';

const everywhere: readonly PaymentMethod[] = ['creditcard', 'paypal', 'applepay'];

/** What people of a country pay with first. */
const firstIn: Readonly<Record<string, readonly PaymentMethod[]>> = {
  NL: ['ideal'],
  BE: ['bancontact'],
};

/**
 * Payment methods of a country, the most used first (CRED-4). A bank transfer and a direct debit are in euros only, and the
 * latter where its banks can be reached (SEPA-2).
 */
export function methodsOfCountry(country: string): readonly PaymentMethod[] {
  const isInEuros = currencyOfCountry(country) === 'EUR';
  const transfer: readonly PaymentMethod[] = isInEuros ? ['banktransfer'] : [];
  const debit: readonly PaymentMethod[] = isInEuros && debitCountries.has(country) ? ['directdebit'] : [];
  return [...(firstIn[country] ?? []), ...everywhere, ...debit, ...transfer];
}
