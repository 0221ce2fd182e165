import { expect, test } from 'vitest';
import { nearestPlace } from './geocode.ts';

test.each([
  [52.3731, 4.8922, 'Amsterdam', 'NL-NH'],
  [52.0799, 4.3113, 'Den Haag', 'NL-ZH'],
  [52.0907, 5.1214, 'Utrecht', 'NL-UT'],
  [50.8467, 4.3525, 'Brussel', 'BE-BRU'],
  [51.0538, 3.725, 'Gent', 'BE-VOV'],
  [48.1374, 11.5755, 'München', 'DE-BY'],
  [45.4642, 9.1896, 'Milano', 'IT-25'],
  [-41.2866, 174.7756, 'Wellington', 'NZ-WGN'],
])('finds near %d, %d the place %s [PROF-8b]', async (latitude, longitude, name, region) => {
  expect(await nearestPlace(latitude, longitude)).toMatchObject({ name, region });
});

test('finds no place far out at sea or at the poles [PROF-8b]', async () => {
  expect(await nearestPlace(45, -35)).toBeNull();
  expect(await nearestPlace(90, 0)).toBeNull();
  expect(await nearestPlace(-90, 180)).toBeNull();
});
