import { expect, test } from 'vitest';
import { hasRegion } from '#server/sites/door.ts';
import { seedPlaces } from './places.ts';

test('has every town of the demo in a region that members can choose [OPS-1c]', () => {
  const lost = seedPlaces.filter(({ country, region }) => !hasRegion(country, region));
  expect(lost).toEqual([]);
});
