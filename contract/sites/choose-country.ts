import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { country } from './country.ts';

/**
 * Stores the country that a visitor chose, in a cookie of this device for a year (CRED-15). The country
 * decides prices, currency and payment methods of every later call. The last choice wins.
 * - A country that the site does not serve is refused as the field `country`.
 * - The choice does not count as evidence for VAT (VAT-1).
 */
export const chooseCountry = operation({
  name: 'sites/choose-country',
  summary: 'Choose the payment country',
  method: 'POST',
  path: '/api/country.php',
  caller: 'anyone',
  input: z.strictObject({ country }),
  answer: z.object({ country }),
  errors: {},
});
