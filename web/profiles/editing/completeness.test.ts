import { expect, test } from 'vitest';
import type { OwnProfile } from '#contract/profiles/own-profile.ts';
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

test('[PROF-9] an empty profile is told what it lacks, the most telling first', () => {
  expect(completenessOf(someProfile, shown)).toEqual({
    percent: 20,
    open: ['photo', 'about', 'interests', 'facts'],
    openFacts: 2,
  });
});

test('[PROF-9] half of the facts are half of their part; what a site shows to nobody does not count', () => {
  const half: OwnProfile = { ...someProfile, about: 'Hoi', hair_color: 'red' };
  expect(completenessOf(half, shown)).toMatchObject({ percent: 50, openFacts: 1 });
  expect(completenessOf(half, { fields: ['hair_color'], notes: [] })).toEqual({
    percent: 66,
    open: ['photo'],
    openFacts: 0,
  });
});

test('[PROF-9] a photo that waits is a photo, one that was not let in is none', () => {
  const withPhoto = (status: 'pending' | 'rejected') =>
    completenessOf({ ...someProfile, photos: [photoThatIs(status)] }, shown);
  expect(withPhoto('pending').open).not.toContain('photo');
  expect(withPhoto('rejected').open).toContain('photo');
});
