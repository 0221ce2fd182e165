import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatWithin } from './vat-within.ts';

test.each([
  [2499, 2100, 434],
  [2499, 2550, 508],
  [9999, 1900, 1596],
  [99999, 2700, 21260],
  [1, 2100, 0],
  [2499, 0, 0],
])('finds in a price of %i at rate %i a VAT of %i [CRED-10b]', (gross, rate, vat) => {
  expect(vatWithin(gross, rate)).toBe(vat);
});

test('never finds less VAT in more money, nor more VAT than money [CRED-10b]', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(200_000), fc.nat(5000), (gross, more, rate) => {
      const step = vatWithin(gross + more, rate) - vatWithin(gross, rate);
      expect(step).toBeGreaterThanOrEqual(0);
      expect(step).toBeLessThanOrEqual(more);
    }),
  );
});
