import type { StoredPayment } from './stored-payment.sql.ts';
import { type VatPlace, vatPlace } from './vat-place.ts';

type Told = Pick<StoredPayment, 'ipCountry' | 'payerCountry' | 'buyerCountry'>;

/**
 * Where the VAT of a payment is due, by what is known of its buyer (VAT-1): the network address of the order, the bank or
 * card, and what the buyer answered. Against an answer an address alone says nothing: they may be away from home.
 */
export function placeOf({ ipCountry, payerCountry, buyerCountry }: Told, home: string): VatPlace {
  const both = vatPlace([ipCountry, payerCountry, buyerCountry], home);
  const isAway = both.proof === 'contradicting' && payerCountry === null;
  return isAway ? vatPlace([buyerCountry], home) : both;
}
