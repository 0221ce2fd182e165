import * as z from 'zod/mini';

/** ISO 3166-1 alpha-2, upper case. The site's `countries` setting lists the countries it serves. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'invalid_country'));

/** ISO 3166-2 region code, such as NL-NH. */
export const countryRegion = z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'invalid_region'));

/** Cookie with the country that a visitor chose instead of that of their IP address (SHELL-2). */
export const countryCookie = 'vonk_country';
