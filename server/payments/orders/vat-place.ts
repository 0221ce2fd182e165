/** What says where a buyer is: two things that agree, one, none, or things that contradict each other (VAT-1). */
export type LocationProof = 'two' | 'one' | 'none' | 'contradicting';

export interface VatPlace {
  /** ISO 3166; where the VAT is due. */
  readonly country: string;
  readonly proof: LocationProof;
}

/** Countries that belong to the VAT of another. */
const parts: Readonly<Record<string, string>> = { IM: 'GB', LI: 'CH', MC: 'FR' };

/**
 * Where the VAT of a sale is due: where two things say that the buyer is, or the only one there is. The seller's own
 * country where nothing says anything, or they contradict each other.
 */
export function vatPlace(told: readonly (string | null)[], home: string): VatPlace {
  const countries = told.flatMap((country) => (country === null ? [] : [parts[country] ?? country]));
  const [first] = countries;
  if (first === undefined) return { country: home, proof: 'none' };
  if (countries.length === 1) return { country: first, proof: 'one' };
  const agreed = countries.find((country, place) => countries.indexOf(country) < place);
  return agreed === undefined ? { country: home, proof: 'contradicting' } : { country: agreed, proof: 'two' };
}
