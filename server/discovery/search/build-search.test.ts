import { expect, test } from 'vitest';
import { buildSearch } from './build-search.ts';

const now = new Date('2026-11-21T12:00:00Z');
const asked = (niche: number, criteria = {}, member: number | null = null) => {
  const { genders, wishes } = buildSearch(criteria, { site: 1, niche, member }, undefined, now);
  return [genders.join(), wishes.sexuality];
};

test('shows a visitor the members of the niche until the visitor chooses another gender [SITE-2c]', () => {
  expect(asked(1)).toEqual(['female', undefined]);
  expect(asked(2)).toEqual(['female', ['lesbian', 'bi']]);
  expect(asked(7)).toEqual(['male', ['gay', 'bi']]);
  // The same members with and without the gender: comparing them shows nobody's sexuality.
  expect(asked(7, { gender: 'male' })).toEqual(['male', ['gay', 'bi']]);
  expect(asked(2, { gender: 'male' })).toEqual(['male', undefined]);
});

test('uses the gender that the member looks for, whatever the niche [SITE-2c]', () => {
  expect(asked(2, {}, 5)).toEqual(['female', undefined]);
});
