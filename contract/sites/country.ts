import * as z from 'zod/mini';

/** ISO 3166-1 alpha-2, upper case. The site's `countries` setting lists the countries it serves. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'invalid_country'));

/** ISO 3166-2 region code, such as NL-NH. */
export const countryRegion = z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'invalid_region'));

/** Cookie with the country that a visitor chose instead of that of their IP address (SHELL-2). */
export const countryCookie = 'vonk_country';

/** The facts that decide the payment country. */
export interface CountryFacts {
  /** The country that the visitor chose; null or undefined if none. */
  readonly chosen: string | null | undefined;
  /** The country of the IP address; null if unknown. */
  readonly address: string | null;
  /** The countries that the site serves. */
  readonly served: readonly string[];
  /** The site's default country. */
  readonly fallback: string;
}

/**
 * The payment country: the chosen country if the site serves it, else the country of the IP address, else the
 * site's default. The payment country decides packages, prices, currency and payment methods on every screen
 * and in every call (CRED-15). The evidence for VAT is separate (VAT-1).
 */
export const paymentCountry = ({ chosen, address, served, fallback }: CountryFacts): string =>
  chosen != null && served.includes(chosen) ? chosen : (address ?? fallback);
