import { expect, test } from 'vitest';
import { settingsOf } from './site-settings.ts';

test('[SITE-6] without settings of its own a site has the defaults', () => {
  expect(settingsOf({})).toMatchObject({
    message_credits: 1,
    photo_credits: 2,
    gift_credits: 3,
    signup_credits: 3,
    message_length: 2000,
    refund_days: 14,
    minimum_age: 18,
  });
});

test('[SITE-6] what a site stores wins over the default', () => {
  expect(settingsOf({ message_credits: 2, minimum_age: 21 })).toMatchObject({
    message_credits: 2,
    minimum_age: 21,
    photo_credits: 2,
  });
});

test('[SITE-6] no setting goes below 18 years or 14 days', () => {
  expect(() => settingsOf({ minimum_age: 17 })).toThrow();
  expect(() => settingsOf({ refund_days: 7 })).toThrow();
});
