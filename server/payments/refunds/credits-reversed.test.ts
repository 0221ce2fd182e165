import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditsReversed } from './credits-reversed.ts';

test('values the full price at all credits, a part at its share, and more than the price at no more [CRED-11b]', () => {
  const bought = { price: 2499, credits: 30 };
  expect(creditsReversed(bought, 0, 2499)).toBe(30);
  expect(creditsReversed(bought, 0, 1250)).toBe(16);
  expect(creditsReversed(bought, 1250, 1249)).toBe(14);
  expect(creditsReversed(bought, 1250, 2499)).toBe(30);
  expect(creditsReversed(bought, 0, 1_000_000)).toBe(30);
});

test('reverses all credits in total, in whatever parts the money is returned [CRED-11b]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 8 }),
      (credits, parts) => {
        const price = parts.reduce((sum, part) => sum + part, 0);
        const worth = parts.map((part, at) => {
          const before = parts.slice(0, at).reduce((sum, earlier) => sum + earlier, 0);
          return creditsReversed({ price, credits }, before, part);
        });
        expect(Math.min(...worth)).toBeGreaterThanOrEqual(0);
        expect(worth.reduce((sum, one) => sum + one, 0)).toBe(credits);
      },
    ),
  );
});
