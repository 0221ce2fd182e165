import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseNumber } from './case-number.ts';

test('gives each case a unique number of three groups [SAFE-1b]', async () => {
  expect(caseNumber(1)).toBe('0000-0000-0001');
  expect(caseNumber(2 ** 53 - 1)).toBe('07ZZ-ZZZZ-ZZZZ');
  await fc.assert(
    fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (one, other) => {
      fc.pre(one !== other);
      expect(caseNumber(one)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      expect(caseNumber(one)).not.toBe(caseNumber(other));
    }),
  );
});
