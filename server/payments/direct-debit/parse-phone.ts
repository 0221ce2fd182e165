import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * A typed mobile phone number in E.164 format; null if it is not one. A number without a country code belongs
 * to `country`. Only mobile numbers are accepted: they receive text messages, and premium-rate numbers are
 * excluded.
 */
export function parsePhone(typed: string, country: string): string | null {
  const phone = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined);
  return phone?.isValid() ? phone.number : null;
}

/** The number with dots and only its last two digits. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)} •••• ${phone.slice(-2)}`;
