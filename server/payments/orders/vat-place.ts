/**
 * The strength of the evidence of the buyer's location: two matching pieces, one, none, or contradicting ones
 * (VAT-1).
 */
export type LocationProof = 'two' | 'one' | 'none' | 'contradicting';

export interface VatPlace {
  /** The ISO 3166 code of the country in which the VAT is due. */
  readonly country: string;
  readonly proof: LocationProof;
}

/** Countries that belong to the VAT territory of another country. */
const parts: Readonly<Record<string, string>> = { IM: 'GB', LI: 'CH', MC: 'FR' };

/**
 * The country in which the VAT of a sale is due: the country of two matching pieces of evidence, or of the
 * only one. Without evidence, or with contradicting evidence, it is the seller's own country.
 */
export function vatPlace(evidence: readonly (string | null)[], home: string): VatPlace {
  const countries = evidence.flatMap((country) => (country === null ? [] : [parts[country] ?? country]));
  const [first] = countries;
  if (first === undefined) return { country: home, proof: 'none' };
  if (countries.length === 1) return { country: first, proof: 'one' };
  const agreed = countries.find((country, place) => countries.indexOf(country) < place);
  return agreed === undefined ? { country: home, proof: 'contradicting' } : { country: agreed, proof: 'two' };
}
