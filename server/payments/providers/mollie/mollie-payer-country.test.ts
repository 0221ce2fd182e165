import { expect, test } from 'vitest';
import { molliePayerCountry } from './mollie-payer-country.ts';

test.each([
  ['a Dutch account', { consumerName: 'T. Test', consumerAccount: 'NL53INGB0618365937' }, 'NL'],
  ['a Belgian account', { consumerAccount: 'BE39103123456719' }, 'BE'],
  ['a card', { cardCountryCode: 'DE', cardLabel: 'Visa' }, 'DE'],
  ['a card of no country', { cardCountryCode: null }, null],
  ['a wallet', { consumerAccount: 'NL53buyer@mail.example' }, null],
  ['a transfer not made yet', { bankName: 'Stichting Mollie Payments', transferReference: 'RF12' }, null],
  ['nothing', null, null],
  ['something else', 'NL', null],
])("finds the payer's country of %s [CRED-5b, VAT-1a]", (_, details, country) => {
  expect(molliePayerCountry(details)).toBe(country);
});
