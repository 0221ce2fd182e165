import { expect, test } from 'vitest';
import { flexpayAmount, flexpayMinorUnits } from './flexpay-amount.ts';
import { flexpayReference, orderOfFlexpay } from './flexpay-reference.ts';
import { parseFlexpayStatus } from './flexpay-status.ts';

test.each([
  [1, '0.01'],
  [99, '0.99'],
  [2499, '24.99'],
  [123_456_789, '1234567.89'],
])('converts %i minor units to %s and back [CRED-16a]', (amount, text) => {
  expect(flexpayAmount(amount)).toBe(text);
  expect(flexpayMinorUnits(text)).toBe(amount);
});

test('reads an amount whose decimals a status left out [CRED-16a]', () => {
  expect(['5', '5.5', '05.50'].map(flexpayMinorUnits)).toEqual([500, 550, 550]);
});

test.each(['', '-1.00', '1e3', '1,00', '1.000', ' 1.00', 'NaN', '.5'])(
  'rejects "%s" as an amount [CRED-16a]',
  (text) => {
    expect(() => flexpayMinorUnits(text)).toThrow();
  },
);

test('finds our order only in a reference that we made [CRED-16a]', () => {
  expect(orderOfFlexpay(flexpayReference(4711))).toBe(4711);
  for (const reference of ['', '4711', 'payment-', 'payment-0', 'payment-1x', 'payment-01', 'xpayment-1'])
    expect(orderOfFlexpay(reference)).toBeNull();
});

test('reads the plain, quoted and nested values of a status, and keeps amounts as text [CRED-16a]', () => {
  const status = parseFlexpayStatus(
    [
      '--- ',
      '# sale',
      'response: FOUND',
      'priceAmount: 24.90',
      "description: 'it''s: here'",
      'name: "a \\"b\\""',
      'custom1:',
      'nested:',
      '  deep: 1',
      '',
    ].join('\r\n'),
  );
  expect(Object.fromEntries(status)).toEqual({
    response: 'FOUND',
    priceAmount: '24.90',
    description: "it's: here",
    name: 'a "b"',
    custom1: '',
    nested: '',
  });
});

test.each(['', 'OK', '<html></html>', '{"response": "FOUND"}', 'saleResult: APPROVED'])(
  'rejects "%s" as a status [CRED-16a]',
  (body) => {
    expect(() => parseFlexpayStatus(body)).toThrow();
  },
);
