import { expect, test } from 'vitest';
import { makePlaces } from './places.ts';

test('gives one holder its maximum, and a freed place to the next one [API-3c]', () => {
  const places = makePlaces({ total: 100, mostOfOne: 2, shareOfFree: null });
  const first = places.take('a');
  expect(places.take('a')).not.toBeNull();
  expect(places.take('a')).toBeNull();
  expect(places.take('b')).not.toBeNull();
  first?.();
  first?.();
  expect(places.taken).toBe(2);
  expect(places.take('a')).not.toBeNull();
});

test('keeps a place for a newcomer while a hundred holders take all they get [API-3e]', () => {
  const places = makePlaces({ total: 10_000, mostOfOne: 512, shareOfFree: 1 / 8 });
  for (let round = 0; round < 600; round += 1)
    for (let holder = 0; holder < 100; holder += 1) places.take(`attacker ${holder}`);
  for (let round = 0; round < 50; round += 1) expect(places.take('a newcomer')).not.toBeNull();
});

test('refuses everybody when no place is free [API-3c]', () => {
  const places = makePlaces({ total: 2, mostOfOne: 9, shareOfFree: null });
  places.take('a');
  places.take('b');
  expect(places.take('c')).toBeNull();
});
