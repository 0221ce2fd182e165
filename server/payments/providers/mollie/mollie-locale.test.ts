import { expect, test } from 'vitest';
import { locales } from '#contract/kit/locale.ts';
import { mollieLocale } from './mollie-locale.ts';

test.each([
  ['da', 'DK', 'da_DK'],
  ['de', 'DE', 'de_DE'],
  ['de', 'AT', 'de_AT'],
  ['de', 'CH', 'de_CH'],
  ['de', 'NL', 'de_DE'],
  ['en', 'GB', 'en_GB'],
  ['en', 'US', 'en_US'],
  ['en', 'NL', 'en_GB'],
  ['en', 'AU', 'en_GB'],
  ['es', 'ES', 'es_ES'],
  ['fi', 'FI', 'fi_FI'],
  ['fr', 'FR', 'fr_FR'],
  ['fr', 'BE', 'fr_BE'],
  ['it', 'IT', 'it_IT'],
  ['nl', 'NL', 'nl_NL'],
  ['nl', 'BE', 'nl_BE'],
  ['nl', 'DE', 'nl_NL'],
  ['no', 'NO', 'nb_NO'],
  ['pl', 'PL', 'pl_PL'],
  ['sv', 'SE', 'sv_SE'],
  ['sv', 'FI', 'sv_SE'],
])(
  'shows the checkout for language %s in country %s as %s [CRED-4a, PAY-23]',
  (language, country, locale) => {
    expect(mollieLocale(language, country)).toBe(locale);
  },
);

test('has a separate locale for each of our languages [CRED-4a, PAY-23]', () => {
  // Mollie uses the code of written Norwegian (Bokmål).
  for (const language of locales)
    expect(mollieLocale(language, 'XX')).toMatch(new RegExp(`^${language === 'no' ? 'nb' : language}_`));
});
