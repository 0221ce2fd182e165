import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { regionsAndTowns } from '#server/sites/door.ts';
import { frameOf, height, width } from './match-scene.ts';

const drawnMaps = z.record(
  z.string(),
  z.object({ regions: z.array(z.object({ id: z.string(), name: z.string(), land: z.string() })) }),
);

test('offers the regions of the sign-up on the night maps, by the same names [CONT-2a, SITE-4a]', async () => {
  const file = readFileSync('web/content/picture-landers/town-lights.json', 'utf8');
  const maps = z.parse(drawnMaps, JSON.parse(file));
  const offered = Object.entries(maps).map(([country, { regions }]) => [
    country,
    regions.map(({ id, name }) => ({ id, name })),
  ]);
  const { regions: known } = await regionsAndTowns(Object.keys(maps));
  expect(Object.fromEntries(offered)).toEqual(known);
  for (const { regions } of Object.values(maps))
    expect(regions.filter(({ land }) => land !== '').length).toBeGreaterThan(3);
});

test('has an animated film of the drawn size below 400 KB [CONT-2a]', async () => {
  const film = 'web/content/animated-landers/match.webp';
  const { format, pages = 0, width: wide, pageHeight } = await sharp(film, { animated: true }).metadata();
  expect({ format, wide, pageHeight }).toEqual({ format: 'webp', wide: width, pageHeight: height });
  expect(pages).toBeGreaterThan(30);
  expect(statSync(film).size).toBeLessThan(400_000);
});

test('darkens the film without a flame and lightens it with one [CONT-2a]', async () => {
  const dark = { hand: [800, 600], match: 0, candle: 0, lean: 0, sparks: null, smoke: null } as const;
  const shadeOf = async (candle: number) => {
    const { data } = await sharp(Buffer.from(frameOf({ ...dark, candle })))
      .extract({ left: 300, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[3] ?? 0;
  };
  expect(await shadeOf(1)).toBeLessThan((await shadeOf(0)) / 2);
});
