import { debitCountries } from '#contract/payments/debit-countries.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { currencyOfCountry } from '#server/sites/door.ts';

const everywhere: readonly PaymentMethod[] = ['creditcard', 'paypal', 'applepay'];

/** The most popular methods of a country. */
const firstIn: Readonly<Record<string, readonly PaymentMethod[]>> = {
  NL: ['ideal'],
  BE: ['bancontact'],
};

/**
 * Payment methods of a country, most used first (CRED-4). Bank transfer and direct debit work in euros only.
 * Direct debit also needs banks that our providers can reach (SEPA-2).
 */
export function methodsOfCountry(country: string): readonly PaymentMethod[] {
  const isInEuros = currencyOfCountry(country) === 'EUR';
  const transfer: readonly PaymentMethod[] = isInEuros ? ['banktransfer'] : [];
  const debit: readonly PaymentMethod[] = isInEuros && debitCountries.has(country) ? ['directdebit'] : [];
  return [...(firstIn[country] ?? []), ...everywhere, ...debit, ...transfer];
}
