import { Avatar, Style } from '@dicebear/core';
import notionistsDefinition from '@dicebear/styles/notionists.json' with { type: 'json' };
import openPeepsDefinition from '@dicebear/styles/open-peeps.json' with { type: 'json' };
import { createRandom, type Random } from '../random.ts';
import { drawFlat } from './draw-flat.ts';
import { drawGround, type Palette, palettes } from './ground.ts';
import {
  baldHead,
  filledHeads,
  inkedHeads,
  notionBrows,
  notionClothes,
  notionHair,
  notionMouths,
  peepBeards,
  peepFaces,
  peepGreyBeards,
} from './heads.ts';
import { type HairColour, hairFills, type Look, lookOf } from './look-of.ts';
import type { Portrait } from './portrait.ts';

// Both CC0: Open Peeps by Pablo Stanley, Notionists by Zoish.
const openPeeps = new Style(openPeepsDefinition);
const notionists = new Style(notionistsDefinition);

const spectacles = ['glasses', 'glasses2', 'glasses3', 'glasses5'] as const;
const flips = ['none', 'horizontal'] as const;
/** Hair colours that are too light for drawing lines. */
const light: readonly HairColour[] = ['blond', 'grey', 'white'];

const headOf = ({ gender }: Portrait, { hair }: Look, random: Random): string => {
  if (hair === 'bald') return baldHead;
  return random.pick<string>(light.includes(hair) ? filledHeads[gender] : inkedHeads[gender]);
};

function drawPeep(portrait: Portrait, look: Look, palette: Palette, random: Random): string {
  const twoTone = look.style === 'two-tone';
  const own = look.choose();
  const ink = light.includes(look.hair) ? '#2b1a20' : hairFills[look.hair];
  return new Avatar<unknown>(openPeeps, {
    seed: portrait.person,
    flip: random.pick(flips),
    headVariant: headOf(portrait, look, own),
    facialHairVariant: own.pick<string>(light.includes(look.hair) ? peepGreyBeards : peepBeards),
    accessoriesVariant: own.pick(spectacles),
    expressionVariant: random.pick(peepFaces),
    // A bald head without a beard would look like a baby's.
    facialHairProbability: look.beard || look.hair === 'bald' ? 100 : 0,
    accessoriesProbability: look.glasses ? 100 : 0,
    maskProbability: 0,
    skinColor: twoTone ? palette.paper : look.skin[0],
    clothingColor: palette.clothes,
    headContrastColor: twoTone ? palette.shape : hairFills[look.hair],
    inkColor: twoTone ? palette.ink : ink,
  }).toString();
}

function drawNotion(portrait: Portrait, look: Look, palette: Palette, random: Random): string {
  const own = look.choose();
  const variant = (numbers: readonly string[], by = own) => `variant${by.pick(numbers)}`;
  return new Avatar<unknown>(notionists, {
    seed: portrait.person,
    flip: random.pick(flips),
    hairVariant: variant(notionHair[portrait.gender]),
    eyebrowsVariant: variant(notionBrows),
    glassesVariant: variant(['03', '08', '11']),
    mouthVariant: variant(notionMouths, random),
    clothesVariant: variant(notionClothes, random),
    beardProbability: look.beard ? 100 : 0,
    glassesProbability: look.glasses && portrait.band !== 'young' ? 100 : 0,
    gestureProbability: 0,
    clothesGraphicProbability: 0,
    inkColor: palette.ink,
    paperColor: palette.paper,
  }).toString();
}

/** Varies size and horizontal position; the figure always meets the lower edge. */
function placed(svg: string, side: number, below: number, random: Random): string {
  const wide = Math.round(side * (0.92 + random.next() * 0.22));
  const x = Math.round(240 - wide / 2) + random.integer(-26, 26);
  return svg.replace('<svg ', `<svg x="${x}" y="${640 - wide + below}" width="${wide}" height="${wide}" `);
}

/**
 * Draws a person on a coloured background, as an SVG of 480 x 640. The same portrait always gives the same
 * drawing.
 */
export function drawPortrait(portrait: Portrait): string {
  const random = createRandom(`portrait ${portrait.path}`);
  const look = lookOf(portrait);
  const palette = random.pick(palettes);
  const ground = drawGround(palette, random);
  const drawn = {
    flat: () => drawFlat(portrait, look, palette, random),
    notion: () => placed(drawNotion(portrait, look, palette, random), 630, 4, random),
    peep: () => placed(drawPeep(portrait, look, palette, random), 540, 0, random),
    'two-tone': () => placed(drawPeep(portrait, look, palette, random), 540, 0, random),
  }[look.style]();
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 480 640">' +
    `${ground}${drawn}</svg>`
  );
}
