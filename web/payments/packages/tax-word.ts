import { currentCountry, useSettings } from '#web/sites/settings.ts';

/** Served countries whose taxes on a sale are not called VAT. */
const withoutVat: readonly string[] = ['US', 'CA', 'AU', 'NZ'];

/** The word for the tax that a price includes, for the argument `tax` of the texts (CRED-15, CON-10). */
export function useTaxWord(): 'vat' | 'tax' {
  return withoutVat.includes(currentCountry(useSettings())) ? 'tax' : 'vat';
}
