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

test('[SITE-6] without settings of its own a site of any niche has the defaults', () => {
  for (const at of niches.keys()) expect(settingsOf({}, at + 1)).toMatchObject(defaults);
});

test.each(Object.entries(defaults))(
  '[SITE-6] a site sets %s for itself, and the rest stays',
  (name, value) => {
    expect(settingsOf({ [name]: value + 1 }, 1)).toMatchObject({ ...defaults, [name]: value + 1 });
  },
);

test('[SITE-6] no setting goes below 18 years or 14 days, or costs less than nothing', () => {
  const wrong = [{ minimum_age: 17 }, { refund_days: 7 }, { message_credits: -1 }, { message_length: 0 }];
  for (const settings of wrong) expect(() => settingsOf(settings, 1)).toThrow();
});

test('[SITE-2] each niche offers search fields of its own, unless the site chose', () => {
  const offered = niches.map((_, at) => settingsOf({}, at + 1).search_fields);
  expect(new Set(offered.map((fields) => [...fields].sort().join(' '))).size).toBe(niches.length);
  for (const fields of offered)
    expect(fields).toEqual(expect.arrayContaining(['country', 'countryregion', 'age']));
  // Only women and only men: nobody is asked which.
  const withoutGender = niches.filter((_, at) => !offered[at]?.includes('gender'));
  expect(withoutGender).toEqual(['she', 'gay']);
  expect(settingsOf({ search_fields: ['age'] }, 3).search_fields).toEqual(['age']);
});
