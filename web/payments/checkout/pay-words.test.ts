import { beforeAll, expect, test } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { payLawOf } from './pay-words.ts';

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));

const directive = ['NL', 'BE', 'DE', 'AT', 'FR', 'GB', 'IE', 'DK', 'FI', 'NO', 'SE', 'PL', 'IT', 'ES'];

const words = (country: string) =>
  (['nl', 'en'] as const).map((language) =>
    intlFor(language).formatMessage({ id: `payments.pay.${payLawOf(country)}` }),
  );

// The law prescribes these words. Changing a translation changes what binds buyers (CON-7, CON-18).
test.each(directive)(
  'shows the words of directive 2011/83 on the pay button in %s [CRED-12e, CON-7a, CON-18a]',
  (country) => {
    expect(words(country)).toEqual(['Bestelling met betalingsverplichting', 'Order with obligation to pay']);
  },
);

test.each(['US', 'CA', 'AU', 'NZ', 'CH'])(
  'says buy and pay on the pay button in %s [CRED-12e, CON-7b]',
  (country) => {
    expect(words(country)).toEqual(['Nu kopen en betalen', 'Buy and pay now']);
  },
);

test('uses the stricter words for an unknown country [CRED-12e]', () => {
  expect(payLawOf('XX')).toBe('directive');
});
