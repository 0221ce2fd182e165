import { expect, test } from 'vitest';
import { soughtGender } from './sought-gender.ts';

test('searches for the gender that the member looks for, and for visitors that of the niche [DISC-1a]', () => {
  expect(soughtGender('male', 1)).toBe('male');
  expect(soughtGender(undefined, 1)).toBe('female');
  expect(soughtGender(undefined, 7)).toBe('male');
  expect(soughtGender('female', 7)).toBe('female');
  expect(soughtGender('both', 7)).toBe('both');
});
