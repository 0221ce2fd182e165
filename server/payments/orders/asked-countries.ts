import type { StoredPayment } from './stored-payment.sql.ts';
import { vatPlaceOf } from './vat-place-of.ts';

type Asked = Pick<
  StoredPayment,
  'state' | 'price' | 'reversedAmount' | 'isInvoiced' | 'ipCountry' | 'payerCountry' | 'buyerCountry'
>;

/**
 * The known countries of a buyer who is asked for the country of residence (VAT-1). The buyer is asked if the
 * evidence is contradictory, or if only the IP address is known. The country of a bank or card is sufficient
 * on its own. Null if nothing is asked: the country is known or answered, the invoice exists, or all of the
 * money was returned.
 */
export function askedCountries(payment: Asked): string[] | null {
  const { state, price, reversedAmount, isInvoiced, ipCountry, payerCountry, buyerCountry } = payment;
  if (state !== 'completed' || isInvoiced || buyerCountry !== null || reversedAmount >= price.amount)
    return null;
  const { proof } = vatPlaceOf(payment, '');
  if (proof === 'two' || (proof === 'one' && payerCountry !== null)) return null;
  return [payerCountry, ipCountry].filter((country) => country !== null);
}
