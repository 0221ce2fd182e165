import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardSize, iconForms, iconSizes } from '#contract/content/app-files.ts';
import { niches } from '#contract/sites/niche.ts';
import { drawCard } from './draw-card.ts';
import { drawIcon } from './draw-icon.ts';
import { iconColours } from './niche-colours.ts';

const pixelsOf = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    ...info,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)],
  };
};

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const near = (one: readonly number[], other: readonly number[]) =>
  one.slice(0, 3).every((value, at) => Math.abs(value - (other[at] ?? 0)) <= 3);

test.each(niches)(
  'renders the icons of %s in every size with the corners of their form [SHELL-15a]',
  async (niche) => {
    const { ground } = iconColours(niche);
    for (const form of iconForms)
      for (const size of iconSizes) {
        const picture = await drawIcon(niche, form, size);
        const { width, height, at } = await pixelsOf(picture);
        expect([width, height]).toEqual([size, size]);
        expect(picture.length).toBeLessThan(20_000);
        const [red = 0, green = 0, blue = 0, alpha] = at(0, 0);
        if (form === 'round') expect(alpha).toBe(0);
        else expect([alpha, near([red, green, blue], rgb(ground))]).toEqual([255, true]);
      }
  },
);

test.each(niches)(
  'keeps the drawing of %s inside the circle that a launcher may cut [SHELL-15a]',
  async (niche) => {
    const size = 192;
    const { at } = await pixelsOf(await drawIcon(niche, 'maskable', size));
    const ground = rgb(iconColours(niche).ground);
    let inside = 0;
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) {
        const isGround = near(at(x, y), ground);
        const distance = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2);
        if (distance > size * 0.4) expect(isGround, `${x}, ${y}`).toBe(true);
        else if (!isGround) inside += 1;
      }
    expect(inside).toBeGreaterThan(size * size * 0.05);
  },
);

const words = {
  name: 'Vonk',
  headline: 'Zeg eens wat.',
  words: 'Flirten en chatten met mensen die net zo nieuwsgierig zijn als jij.',
  age: '18+',
};

test.each(niches)('renders the card of %s in the size of link previews [CONT-3d]', async (niche) => {
  const card = await drawCard(niche, words);
  const { format, width, height } = await sharp(card).metadata();
  expect([format, width, height]).toEqual(['png', cardSize.width, cardSize.height]);
  expect(card.length).toBeLessThan(120_000);
});

test('renders the given text on the card [CONT-3d]', async () => {
  const [one, other] = [
    await drawCard('she', words),
    await drawCard('she', { ...words, headline: 'Iets anders.' }),
  ];
  expect(one.equals(other)).toBe(false);
});

test('fits long text and text like markup on the card [CONT-3d]', async () => {
  const long = 'Onafhankelijkheidsverklaringen en <b>andere</b> & zaken '.repeat(4);
  const card = await drawCard('general', { ...words, headline: long, words: long });
  expect((await sharp(card).metadata()).height).toBe(cardSize.height);
});
