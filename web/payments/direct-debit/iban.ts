import { electronicFormatIBAN, friendlyFormatIBAN, getCountrySpecifications, isValidIBAN } from 'ibantools';
import { debitCountries } from '#contract/payments/save-direct-debit.ts';

const specifications = getCountrySpecifications();

const bare = (typed: string): string => electronicFormatIBAN(typed) ?? '';

/** Formats the IBAN in groups of four, as on a bank card. */
export const formatIban = (typed: string): string => friendlyFormatIBAN(bare(typed)) ?? '';

/** The country of the bank, as soon as it is known; null if it is not typed yet or does not exist. */
export function ibanCountry(typed: string): string | null {
  const country = bare(typed).slice(0, 2);
  return specifications[country]?.chars ? country : null;
}

/** True if the text is at least as long as an IBAN of its country. */
export function isCompleteIban(typed: string): boolean {
  const iban = bare(typed);
  const length = specifications[iban.slice(0, 2)]?.chars;
  return typeof length === 'number' && iban.length >= length;
}

/** The error in a complete IBAN (SEPA-1), or in its country alone before the IBAN is complete (SEPA-2). */
export function ibanProblem(typed: string): 'iban_not_supported' | 'iban_invalid' | null {
  const country = ibanCountry(typed);
  if (country !== null && !debitCountries.has(country)) return 'iban_not_supported';
  return isValidIBAN(bare(typed)) ? null : 'iban_invalid';
}
