import { beforeAll, expect, test } from 'vitest';
import { locales } from '#contract/kit/locale.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { payLawOf } from './pay-law.ts';

beforeAll(() => Promise.all(locales.map(loadLanguage)));

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

test('locks the words of the pay button in every language [CON-7c]', () => {
  const wordsOf = (law: 'directive' | 'plain') =>
    Object.fromEntries(
      locales.map((language) => [language, intlFor(language).formatMessage({ id: `payments.pay.${law}` })]),
    );
  expect(wordsOf('directive')).toEqual({
    nl: 'Bestelling met betalingsverplichting',
    en: 'Order with obligation to pay',
    da: 'Ordre med betalingsforpligtelse',
    de: 'Zahlungspflichtig bestellen',
    es: 'Pedido con obligación de pago',
    fi: 'Tilaus, johon liittyy maksuvelvollisuus',
    fr: 'Commander avec obligation de paiement',
    it: 'Ordine con obbligo di pagare',
    no: 'Bestilling med betalingsforpliktelse',
    pl: 'Zamówienie z obowiązkiem zapłaty',
    sv: 'Beställning förenad med betalningsskyldighet',
  });
  expect(wordsOf('plain')).toEqual({
    nl: 'Nu kopen en betalen',
    en: 'Buy and pay now',
    da: 'Køb og betal nu',
    de: 'Jetzt kaufen und bezahlen',
    es: 'Comprar y pagar ahora',
    fi: 'Osta ja maksa nyt',
    fr: 'Acheter et payer',
    it: 'Compra e paga ora',
    no: 'Kjøp og betal nå',
    pl: 'Kup teraz i zapłać',
    sv: 'Köp och betala nu',
  });
});
