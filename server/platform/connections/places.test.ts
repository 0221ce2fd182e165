import { expect, test } from 'vitest';
import { makeSocketPlaces } from './limit-sockets.ts';
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

test('leaves most sockets to others when all networks of one customer connect [API-3e, SAFE-8a]', () => {
  const total = 10_000;
  const sockets = makeSocketPlaces(total);
  let taken = 0;
  for (let network = 0; network < 2 * total; network += 1)
    if (sockets.take(`2001:db8:9:${network.toString(16)}::1`) !== null) taken += 1;
  expect(taken).toBeLessThan(total / 4);
  for (let round = 0; round < 500; round += 1) expect(sockets.take('198.51.100.7')).not.toBeNull();
});
