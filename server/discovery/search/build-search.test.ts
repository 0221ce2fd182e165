import { expect, test } from 'vitest';
import { searchOf } from './build-search.ts';

const now = new Date('2026-11-21T12:00:00Z');
const asked = (niche: number, criteria = {}, member: number | null = null) => {
  const { gender, wishes } = searchOf(criteria, { site: 1, niche, member }, undefined, now);
  return [gender, wishes.sexuality];
};

test('[SITE-2] a visitor sees those the niche is about, until they say whom they look for', () => {
  expect(asked(1)).toEqual(['female', undefined]);
  expect(asked(2)).toEqual(['female', ['lesbian', 'bi']]);
  expect(asked(7)).toEqual(['male', ['gay', 'bi']]);
  expect(asked(7, { sexuality: ['gay'] })).toEqual(['male', ['gay']]);
  expect(asked(2, { gender: 'male' })).toEqual(['male', undefined]);
});

test('[SITE-2] a member looks for whom they like, whatever the niche', () => {
  expect(asked(2, {}, 5)).toEqual(['female', undefined]);
});
