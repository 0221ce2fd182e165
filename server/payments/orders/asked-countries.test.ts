import { expect, test } from 'vitest';
import { askedCountries } from './asked-countries.ts';
import { vatPlaceOf } from './vat-place-of.ts';

const paymentWith = (
  ipCountry: string | null,
  payerCountry: string | null,
  buyerCountry: string | null = null,
) => ({
  ...{ ipCountry, payerCountry, buyerCountry },
  ...({ state: 'completed', isInvoiced: false, reversedAmount: 0 } as const),
  price: { amount: 2499, currency: 'EUR' as const },
});

test.each([
  ['a bank and an address that contradict each other', paymentWith('DE', 'BE'), ['BE', 'DE']],
  ['an address alone', paymentWith('DE', null), ['DE']],
  ['nothing', paymentWith(null, null), []],
  ['a bank alone', paymentWith(null, 'BE'), null],
  ['two that agree', paymentWith('DE', 'DE'), null],
  ['two of one VAT', paymentWith('MC', 'FR'), null],
  ['an answer', paymentWith('DE', 'BE', 'BE'), null],
  ['an invoice that is there', { ...paymentWith('DE', 'BE'), isInvoiced: true }, null],
  ['money that went back', { ...paymentWith('DE', 'BE'), reversedAmount: 2499 }, null],
  ['an order that is not paid', { ...paymentWith('DE', null), state: 'pending' as const }, null],
])(
  'asks the buyer for the country of residence depending on the evidence: %s [CRED-10b, VAT-1b]',
  (_, payment, asked) => {
    expect(askedCountries(payment)).toEqual(asked);
  },
);

test.each([
  ['an answer decides between two', paymentWith('DE', 'BE', 'DE'), 'DE', 'two'],
  ['an answer that contradicts both decides nothing', paymentWith('DE', 'BE', 'FR'), 'NL', 'contradicting'],
  ['an answer goes before an address alone', paymentWith('DE', null, 'FR'), 'FR', 'one'],
  ['an answer that an address confirms', paymentWith('DE', null, 'DE'), 'DE', 'two'],
  ['without an answer the address alone', paymentWith('DE', null), 'DE', 'one'],
  ['without an answer to two that contradict each other', paymentWith('DE', 'BE'), 'NL', 'contradicting'],
])('determines the country of VAT from the evidence: %s [CRED-10b, VAT-1a]', (_, payment, country, proof) => {
  expect(vatPlaceOf(payment, 'NL')).toEqual({ country, proof });
});
