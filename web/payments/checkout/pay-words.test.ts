import { beforeAll, expect, test } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { payLawOf } from './pay-words.ts';

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));

const directive = ['NL', 'BE', 'DE', 'AT', 'FR', 'GB', 'IE', 'DK', 'FI', 'NO', 'SE', 'PL', 'IT', 'ES'];

const words = (country: string) =>
  (['nl', 'en'] as const).map((language) =>
    intlFor(language).formatMessage({ id: `payments.pay.${payLawOf(country)}` }),
  );

// These words are the law's: whoever changes a translation changes what buyers are bound by (CON-7, CON-18).
test.each(directive)(
  '[CRED-12] [CON-7] [CON-18] in %s the pay button carries the words of directive 2011/83',
  (country) => {
    expect(words(country)).toEqual(['Bestelling met betalingsverplichting', 'Order with obligation to pay']);
  },
);

test.each(['US', 'CA', 'AU', 'NZ', 'CH'])(
  '[CRED-12] in %s the pay button says that it buys and pays',
  (country) => {
    expect(words(country)).toEqual(['Nu kopen en betalen', 'Buy and pay now']);
  },
);

test('[CRED-12] a country that we do not know gets the stricter words', () => {
  expect(payLawOf('XX')).toBe('directive');
});
