import type { StoredPayment } from './stored-payment.sql.ts';
import { type VatPlace, vatPlace } from './vat-place.ts';

type CountryEvidence = Pick<StoredPayment, 'ipCountry' | 'payerCountry' | 'buyerCountry'>;

/**
 * The country in which the VAT of a payment is due, from the evidence about its buyer (VAT-1). The evidence
 * is the IP address of the order, the bank or card, and the buyer's answer. The answer overrules an IP
 * address alone, because the buyer may be travelling.
 */
export function vatPlaceOf(
  { ipCountry, payerCountry, buyerCountry }: CountryEvidence,
  home: string,
): VatPlace {
  const both = vatPlace([ipCountry, payerCountry, buyerCountry], home);
  const isAway = both.proof === 'contradicting' && payerCountry === null;
  return isAway ? vatPlace([buyerCountry], home) : both;
}
