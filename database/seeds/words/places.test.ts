import { expect, test } from 'vitest';
import { hasRegion } from '#server/sites/door.ts';
import { seedPlaces } from './places.ts';

test('[OPS-1] every town of the demo lies in a region that members can choose', () => {
  const lost = seedPlaces.filter(({ country, region }) => !hasRegion(country, region));
  expect(lost).toEqual([]);
});
