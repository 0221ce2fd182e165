import { expect, test } from 'vitest';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { mainPhotoObstacle, movedTo, withMain, withPremiumOnly } from './use-photo-changes.ts';

const photo = (id: number, fields: Partial<OwnPhoto> = {}): OwnPhoto => ({
  id,
  status: 'active',
  order: id,
  main: id === 0,
  premium_only: false,
  rejection: null,
  image: { filename: '', card_filename: '', thumb_filename: '', status: 'active', match: '' },
  ...fields,
});
const three = [photo(0), photo(1), photo(2)];
const ids = (photos: readonly OwnPhoto[]) => photos.map(({ id, order }) => `${id}@${order}`);

test('moves a photo, closes the gap, and keeps the main photo [PROF-4d]', () => {
  expect(ids(movedTo(three, 0, 2))).toEqual(['1@0', '2@1', '0@2']);
  expect(ids(movedTo(three, 2, 0))).toEqual(['2@0', '0@1', '1@2']);
  expect(movedTo(three, 0, 2).find(({ main }) => main)?.id).toBe(0);
  expect(ids(movedTo(three, 9, 0))).toEqual(['0@0', '1@1', '2@2']);
});

test('keeps one main photo, and sets the premium mark on one photo only [PROF-4d, PROF-6a]', () => {
  expect(withMain(three, 2).map(({ main }) => main)).toEqual([false, false, true]);
  expect(withPremiumOnly(three, 1, true).map(({ premium_only }) => premium_only)).toEqual([
    false,
    true,
    false,
  ]);
});

test('requires a photo that everybody sees as the main photo, as long as there is one [PROF-6a]', () => {
  const waiting = photo(1, { status: 'pending' });
  expect(mainPhotoObstacle(photo(1), three)).toBeNull();
  expect(mainPhotoObstacle(photo(1, { premium_only: true }), three)).toBe('not_premium');
  expect(mainPhotoObstacle(waiting, [photo(0), waiting])).toBe('not_seen');
  expect(mainPhotoObstacle(waiting, [photo(0, { status: 'rejected' }), waiting])).toBeNull();
  expect(mainPhotoObstacle(photo(1, { status: 'rejected' }), three)).toBe('not_seen');
});
