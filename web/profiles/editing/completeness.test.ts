import { expect, test } from 'vitest';
import type { OwnProfile } from '#contract/profiles/get-own-profile.ts';
import { someProfile } from '#tests/support/samples/some-profile.ts';
import { completenessOf } from './completeness.ts';

const shown = { fields: ['hair_color', 'eye_color', 'interests', 'place'], notes: ['about'] };
const image = { filename: '', card_filename: '', thumb_filename: '', match: '' };
const photoThatIs = (status: 'pending' | 'rejected') => ({
  id: 1,
  status,
  order: 0,
  main: true,
  premium_only: false,
  rejection: null,
  image: { ...image, status },
});

test('lists the missing parts of an empty profile, the most important first [PROF-9a]', () => {
  expect(completenessOf(someProfile, shown)).toEqual({
    percent: 20,
    open: ['photo', 'about', 'interests', 'facts'],
    openFacts: 2,
  });
});

test('counts facts proportionally and ignores fields that the site does not show [PROF-9a]', () => {
  const half: OwnProfile = { ...someProfile, about: 'Hoi', hair_color: 'red' };
  expect(completenessOf(half, shown)).toMatchObject({ percent: 50, openFacts: 1 });
  expect(completenessOf(half, { fields: ['hair_color'], notes: [] })).toEqual({
    percent: 66,
    open: ['photo'],
    openFacts: 0,
  });
});

test('counts a pending photo and ignores a rejected one [PROF-9a]', () => {
  const withPhoto = (status: 'pending' | 'rejected') =>
    completenessOf({ ...someProfile, photos: [photoThatIs(status)] }, shown);
  expect(withPhoto('pending').open).not.toContain('photo');
  expect(withPhoto('rejected').open).toContain('photo');
});
