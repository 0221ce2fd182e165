import {
  AsYouType,
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

const countryOf = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined;

/**
 * Formats the number as it is written in the country. A number without a country code belongs to this
 * country.
 */
export const formatPhoneAsYouType = (typed: string, country: string): string =>
  new AsYouType(countryOf(country)).input(typed);

/** A valid phone number, in its wire form and in its shown form; null if it is not valid. */
export function parsePhone(typed: string, country: string): { e164: string; shown: string } | null {
  const phone = parsePhoneNumberFromString(typed, countryOf(country));
  return phone?.isValid() ? { e164: phone.number, shown: phone.formatInternational() } : null;
}
