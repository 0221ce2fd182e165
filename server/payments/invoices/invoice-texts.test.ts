import { expect, test } from 'vitest';
import type { Locale } from '#contract/kit/locale.ts';
import type { Currency } from '#contract/kit/money.ts';
import { loadTexts } from '#server/platform/texts/texts.ts';
import { invoiceTexts } from './invoice-texts.ts';

const texts = loadTexts();

/** The dates and the total on the invoice of a buyer in this country. */
const written = (language: Locale, country: string, currency: Currency) => {
  const at = new Date('2026-11-22T12:00:00Z');
  const { facts, total } = invoiceTexts(texts, {
    invoice: {
      ...{ id: 1, number: 7, company: 1, kind: 'invoice', payment: 4, corrects: null, issuedAt: at },
      ...{ language, country, proof: 'two', rate: 2100, currency, net: 2065, vat: 434, gross: 2499 },
      ...{ credits: 30 },
      seller: { name: 'Vonk', address: '-', city: '-', country: 'NL', kvk: '-', vat_number: null },
    },
    order: { method: 'creditcard', discountCode: null, fullAmount: null, suppliedAt: at },
    corrected: null,
  });
  const supplied = facts.at(-2)?.[1];
  return [facts[1]?.[1], supplied, total[1].replace(/[\u00a0\u202f]/g, ' ')];
};

test.each([
  ['en', 'NL', 'EUR', '22 November 2026', '€24.99'],
  ['en', 'GB', 'GBP', '22 November 2026', '£24.99'],
  ['en', 'US', 'USD', 'November 22, 2026', '$24.99'],
  ['en', 'CA', 'CAD', 'November 22, 2026', '$24.99'],
  ['de', 'AT', 'EUR', '22. November 2026', '€ 24,99'],
  ['de', 'CH', 'CHF', '22. November 2026', 'CHF 24.99'],
  ['fr', 'CH', 'CHF', '22 novembre 2026', '24.99 CHF'],
  ['nl', 'BE', 'EUR', '22 november 2026', '€ 24,99'],
] as const)(
  'writes dates and money in %s for a buyer in %s [LANG-8]',
  (language, country, currency, day, money) => {
    expect(written(language, country, currency)).toEqual([day, day, money]);
  },
);
