import { electronicFormatIBAN, friendlyFormatIBAN, getCountrySpecifications, isValidIBAN } from 'ibantools';
import { debitCountries } from '#contract/payments/debit-countries.ts';

const specifications = getCountrySpecifications();

const bare = (typed: string): string => electronicFormatIBAN(typed) ?? '';

/** In fours, as it stands on a bank card. */
export const ibanInFours = (typed: string): string => friendlyFormatIBAN(bare(typed)) ?? '';

/** The country of the bank, as soon as it can be seen; null: not yet, or there is no such country. */
export function ibanCountry(typed: string): string | null {
  const country = bare(typed).slice(0, 2);
  return specifications[country]?.chars ? country : null;
}

/** As long as an IBAN of its country is. */
export function isWholeIban(typed: string): boolean {
  const iban = bare(typed);
  const length = specifications[iban.slice(0, 2)]?.chars;
  return typeof length === 'number' && iban.length >= length;
}

/** What is wrong with a whole IBAN (SEPA-1), or with its country alone before that (SEPA-2). */
export function ibanProblem(typed: string): 'iban_not_supported' | 'iban_invalid' | null {
  const country = ibanCountry(typed);
  if (country !== null && !debitCountries.has(country)) return 'iban_not_supported';
  return isValidIBAN(bare(typed)) ? null : 'iban_invalid';
}
