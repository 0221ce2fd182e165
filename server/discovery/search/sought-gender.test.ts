import { expect, test } from 'vitest';
import { soughtGender } from './sought-gender.ts';

test('[DISC-1] a search without gender is for whom the member looks, for visitors by the niche', () => {
  expect(soughtGender('male', 1)).toBe('male');
  expect(soughtGender(undefined, 1)).toBe('female');
  expect(soughtGender(undefined, 7)).toBe('male');
  expect(soughtGender('female', 7)).toBe('female');
});
