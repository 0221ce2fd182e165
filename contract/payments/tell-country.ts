import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { country } from '#contract/sites/country.ts';
import { payment } from './payment.ts';

/**
 * Where the buyer of a payment of one's own lives, the third proof of where its VAT is due (VAT-1): one of the countries that
 * were asked about, or of the site. Told once, before the invoice: the same again changes nothing, and `country_settled` is
 * what was not asked or is past.
 */
export const tellCountry = operation({
  name: 'payments/tell-country',
  summary: 'Say in which country the buyer of a payment lives',
  method: 'POST',
  path: '/api/payment-country.php',
  caller: 'member',
  whileRestricted: true,
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ id, country }),
  answer: payment,
  errors: { country_settled: 409 },
});
