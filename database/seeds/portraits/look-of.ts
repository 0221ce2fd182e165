import type { Attributes } from '#contract/profiles/attributes.ts';
import { createRandom, type Random } from '../random.ts';
import type { Band, Portrait } from './portrait.ts';

export type HairColour = Exclude<Attributes['hair_color'], 'coloured' | null>;

/** The look of a person, the same in all their pictures. */
export interface Look {
  readonly style: 'peep' | 'two-tone' | 'notion' | 'flat';
  readonly hair: HairColour;
  /** Colour of the skin and its shadow. */
  readonly skin: readonly [light: string, shade: string];
  readonly glasses: boolean;
  readonly beard: boolean;
  /** Random source for the other choices of a style, such as the haircut. */
  readonly choose: () => Random;
}

/** Fill colours of hair. */
export const hairFills: Readonly<Record<HairColour, string>> = {
  black: '#231820',
  brown: '#54301e',
  dark_blond: '#8a6230',
  blond: '#dcae5c',
  red: '#b5461d',
  grey: '#b7adb3',
  white: '#efe9ea',
  bald: '#3a2118',
};

const hairOfBand: Readonly<Record<Band, readonly HairColour[]>> = {
  young: ['black', 'black', 'brown', 'brown', 'brown', 'dark_blond', 'dark_blond', 'blond', 'red'],
  middle: ['black', 'brown', 'brown', 'brown', 'dark_blond', 'dark_blond', 'blond', 'red', 'grey'],
  senior: ['grey', 'grey', 'grey', 'white', 'white', 'dark_blond', 'brown'],
};

const skins = [
  ['#ffdcc2', '#f2b697'],
  ['#f9cfae', '#e3a581'],
  ['#f2c099', '#d99a6d'],
  ['#e3ab7f', '#c58655'],
  ['#c98a5c', '#a86b40'],
  ['#9c6242', '#7b4a30'],
  ['#74472f', '#573221'],
] as const;
const lighter = [0, 0, 1, 1, 2, 3] as const;
const darker = [2, 3, 4, 5, 6] as const;

const glassesChance: Readonly<Record<Band, number>> = { young: 0.15, middle: 0.3, senior: 0.5 };

const styleOf = (band: Band, random: Random): Look['style'] => {
  const drawn = random.next();
  if (drawn < 0.34) return 'flat';
  if (drawn < 0.62) return 'peep';
  // Notionists all have dark hair, so they are not used for older people.
  return band !== 'senior' && drawn < 0.84 ? 'notion' : drawn < 0.74 ? 'peep' : 'two-tone';
};

/** The same person always gets the same look. */
export function lookOf({ person, gender, band }: Portrait): Look {
  const random = createRandom(`look ${person}`);
  const style = styleOf(band, random);
  const dark = random.chance(0.28);
  const bald = gender === 'male' && random.chance(band === 'senior' ? 0.3 : 0.12);
  const natural = dark && band !== 'senior' ? random.pick(['black', 'black', 'brown'] as const) : null;
  return {
    style,
    hair: bald ? 'bald' : (natural ?? random.pick(hairOfBand[band])),
    skin: skins[random.pick(dark ? darker : lighter)],
    glasses: random.chance(glassesChance[band]),
    beard: gender === 'male' && random.chance(0.5),
    choose: () => createRandom(`cut ${person}`),
  };
}

/** The hair colour, or null if the drawing style does not show it. */
export function hairOf(portrait: Portrait): HairColour | null {
  const { style, hair } = lookOf(portrait);
  return style === 'peep' || style === 'flat' ? hair : null;
}
