import { placeOf } from './place-of.ts';
import type { StoredPayment } from './stored-payment.sql.ts';

type Asked = Pick<
  StoredPayment,
  'state' | 'price' | 'reversedAmount' | 'isInvoiced' | 'ipCountry' | 'payerCountry' | 'buyerCountry'
>;

/**
 * What is known of where a buyer lives, where they are asked (VAT-1): their proofs contradict each other, or there is none but
 * the network address. What a bank or card tells does alone. Null: nothing is asked, for it is known, answered, invoiced, or
 * all of the money went back.
 */
export function askedCountries(payment: Asked): string[] | null {
  const { state, price, reversedAmount, isInvoiced, ipCountry, payerCountry, buyerCountry } = payment;
  if (state !== 'completed' || isInvoiced || buyerCountry !== null || reversedAmount >= price.amount)
    return null;
  const { proof } = placeOf(payment, '');
  if (proof === 'two' || (proof === 'one' && payerCountry !== null)) return null;
  return [payerCountry, ipCountry].filter((country) => country !== null);
}
