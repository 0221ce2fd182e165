import {
  AsYouType,
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

const countryOf = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined;

/** As numbers are written in the country: a number without a country code is one of there. */
export const phoneAsTyped = (typed: string, country: string): string =>
  new AsYouType(countryOf(country)).input(typed);

/** A number that can be called, for the wire and for the eye; null: it cannot. */
export function phoneOf(typed: string, country: string): { e164: string; shown: string } | null {
  const phone = parsePhoneNumberFromString(typed, countryOf(country));
  return phone?.isValid() ? { e164: phone.number, shown: phone.formatInternational() } : null;
}
