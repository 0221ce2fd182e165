import { countryCookie, paymentCountry } from '#contract/sites/country.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { siteById } from './sites.ts';

/** The payment country of a call, from its cookie, its IP address and its site (CRED-15). */
export function paymentCountryOf({
  site,
  cookies,
  ipCountry,
}: Pick<RawCall, 'site' | 'cookies' | 'ipCountry'>): string {
  const { countries, default_country: fallback } = siteById(site).settings;
  return paymentCountry({ chosen: cookies[countryCookie], address: ipCountry, served: countries, fallback });
}
