import { expect, test } from 'vitest';
import { niches } from '#contract/sites/niche.ts';
import { settingsOf } from './site-settings.ts';

const defaults = {
  message_credits: 1,
  photo_credits: 2,
  gift_credits: 3,
  signup_credits: 3,
  message_length: 2000,
  refund_days: 14,
  minimum_age: 18,
};

test('uses the defaults for a site of any niche without its own settings [SITE-6a]', () => {
  for (const at of niches.keys()) expect(settingsOf({}, at + 1)).toMatchObject(defaults);
});

test.each(Object.entries(defaults))('lets a site override %s and keeps the rest [SITE-6b]', (name, value) => {
  expect(settingsOf({ [name]: value + 1 }, 1)).toMatchObject({ ...defaults, [name]: value + 1 });
});

test('refuses settings below 18 years, 14 days or zero cost [SITE-6c]', () => {
  const wrong = [{ minimum_age: 17 }, { refund_days: 7 }, { message_credits: -1 }, { message_length: 0 }];
  for (const settings of wrong) expect(() => settingsOf(settings, 1)).toThrow();
});

test('accepts an ordered list of providers for a payment method, and refuses anything else [CRED-16b, SITE-6b]', () => {
  expect(settingsOf({}, 1).payment_providers).toEqual({});
  const chosen = { creditcard: ['flexpay', 'mollie'] };
  expect(settingsOf({ payment_providers: chosen }, 1).payment_providers).toEqual(chosen);
  for (const wrong of [
    { creditcard: [] },
    { creditcard: 'flexpay' },
    { 'Credit card': ['mollie'] },
    ['mollie'],
  ])
    expect(() => settingsOf({ payment_providers: wrong }, 1)).toThrow();
});

test('offers different search fields in each niche unless the site overrides them [SITE-2d]', () => {
  const offered = niches.map((_, at) => settingsOf({}, at + 1).search_fields);
  expect(new Set(offered.map((fields) => [...fields].sort().join(' '))).size).toBe(niches.length);
  for (const fields of offered)
    expect(fields).toEqual(expect.arrayContaining(['country', 'countryregion', 'age']));
  // These niches are only women or only men, so gender is not a search field.
  const withoutGender = niches.filter((_, at) => !offered[at]?.includes('gender'));
  expect(withoutGender).toEqual(['she', 'gay']);
  expect(settingsOf({ search_fields: ['age'] }, 3).search_fields).toEqual(['age']);
});
