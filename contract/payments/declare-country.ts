import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { country } from '#contract/sites/country.ts';
import { payment } from './payment.ts';

/**
 * Records where the buyer of the caller's payment lives, the third piece of evidence for the place of VAT
 * (VAT-1). The country must be one of those offered, or that of the site. The answer is given once, before
 * the invoice. Repeating it changes nothing. `country_settled`: the question was not asked, or is closed.
 */
export const declareCountry = operation({
  name: 'payments/declare-country',
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
