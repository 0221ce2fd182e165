import { Avatar, Style } from '@dicebear/core';
import notionistsDefinition from '@dicebear/styles/notionists.json' with { type: 'json' };
import openPeepsDefinition from '@dicebear/styles/open-peeps.json' with { type: 'json' };
import { createRandom, type Random } from '../random.ts';
import { drawGround, type Palette, palettes } from './ground.ts';
import {
  notionBrows,
  notionClothes,
  notionHair,
  notionMouths,
  peepBeards,
  peepFaces,
  peepGreyBeards,
  peepHeads,
} from './heads.ts';
import type { Band, Portrait } from './portrait.ts';

// Both CC0: Open Peeps by Pablo Stanley, Notionists by Zoish.
const openPeeps = new Style(openPeepsDefinition);
const notionists = new Style(notionistsDefinition);

const skins = [
  '#ffdbb4',
  '#ffdbb4',
  '#f7cfa8',
  '#f2c6a0',
  '#edb98a',
  '#edb98a',
  '#d9a074',
  '#d08b5b',
  '#b8733f',
  '#8d5a3b',
];
/** Lines, and most hair with them. */
const inks = ['#1B0F17', '#1B0F17', '#3a2118', '#5a3420'];
const hairColours = ['#2c1b18', '#4a312c', '#724133', '#a55728', '#b58143', '#d6b370', '#c93305'];
const greys = ['#e8e1e1', '#cfc8c6', '#b5adab'];

const spectacles = ['glasses', 'glasses2', 'glasses3', 'glasses5'] as const;
const spectacleChance: Readonly<Record<Band, number>> = { young: 0.15, middle: 0.3, senior: 0.55 };
const flips = ['none', 'horizontal'] as const;

const beardOf = (portrait: Portrait, random: Random) =>
  random.pick(portrait.band === 'senior' ? peepGreyBeards : peepBeards);

function drawPeep(portrait: Portrait, palette: Palette, random: Random, twoTone: boolean): string {
  const { gender, band } = portrait;
  const hair = band === 'senior' || (band === 'middle' && random.chance(0.25)) ? greys : hairColours;
  return new Avatar(openPeeps, {
    seed: portrait.path,
    flip: random.pick(flips),
    headVariant: random.pick<(typeof peepHeads)['female' | 'male'][Band][number]>(peepHeads[gender][band]),
    expressionVariant: random.pick<(typeof peepFaces)[Band][number]>(peepFaces[band]),
    facialHairVariant: beardOf(portrait, random),
    facialHairProbability: gender === 'male' && random.chance(0.5) ? 100 : 0,
    accessoriesVariant: random.pick(spectacles),
    accessoriesProbability: random.chance(spectacleChance[band]) ? 100 : 0,
    maskProbability: 0,
    skinColor: twoTone ? palette.paper : random.pick(skins),
    clothingColor: palette.clothes,
    headContrastColor: twoTone ? palette.shape : random.pick(hair),
    inkColor: twoTone ? palette.ink : random.pick(inks),
  }).toString();
}

function drawNotion(portrait: Portrait, palette: Palette, random: Random): string {
  const variant = (numbers: readonly string[]) => `variant${random.pick(numbers)}`;
  const older = portrait.band !== 'young';
  return new Avatar<unknown>(notionists, {
    seed: portrait.path,
    flip: random.pick(flips),
    hairVariant: variant(notionHair[portrait.gender]),
    mouthVariant: variant(notionMouths),
    eyebrowsVariant: variant(notionBrows),
    clothesVariant: variant(notionClothes),
    beardProbability: portrait.gender === 'male' && random.chance(0.55) ? 100 : 0,
    glassesVariant: variant(['03', '08', '11']),
    glassesProbability: older && random.chance(0.4) ? 100 : 0,
    gestureProbability: 0,
    clothesGraphicProbability: 0,
    inkColor: palette.ink,
    paperColor: palette.paper,
  }).toString();
}

const placed = (svg: string, x: number, y: number, side: number) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);

/** A picture of 480 x 640 as SVG: a drawn head on a coloured ground. The same portrait is always drawn the same. */
export function drawPortrait(portrait: Portrait): string {
  const random = createRandom(`portrait ${portrait.path}`);
  const palette = random.pick(palettes);
  const ground = drawGround(palette, random);
  const look = random.next();
  // Notionists all have dark hair: not for those who should look their age.
  const person =
    look < 0.3 && portrait.band !== 'senior'
      ? placed(drawNotion(portrait, palette, random), -75, 10, 630)
      : placed(drawPeep(portrait, palette, random, look > 0.84), -30, 100, 540);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 480 640">' +
    `${ground}${person}</svg>`
  );
}
