import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * A mobile phone that somebody typed, as E.164; null: it is none. Without a country it is one of `country`. Only mobile
 * numbers count: no text message reaches any other, and numbers that cost more are none of them.
 */
export function toldPhone(typed: string, country: string): string | null {
  const phone = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined);
  return phone?.isValid() ? phone.number : null;
}

/** Stars and the last two. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)} •••• ${phone.slice(-2)}`;
