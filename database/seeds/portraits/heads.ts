import type { Gender } from '#contract/profiles/fields.ts';

/** Heads of Open Peeps whose hair has the colour of the lines: for dark hair. */
export const inkedHeads = {
  female: [
    'afro',
    'bangs2',
    'bun',
    'bun2',
    'cornrows2',
    'dreads1',
    'hatHip',
    'long',
    'longBangs',
    'longCurly',
    'medium1',
    'medium2',
    'medium3',
    'mediumBangs',
    'mediumBangs3',
    'mediumStraight',
  ],
  male: [
    'dreads2',
    'flatTop',
    'hatBeanie',
    'pomp',
    'shaved1',
    'shaved2',
    'shaved3',
    'short1',
    'short2',
    'short5',
    'twists',
    'twists2',
  ],
} as const satisfies Record<Gender, readonly string[]>;

/** Heads whose hair has its own colour: for light hair. */
export const filledHeads = {
  female: ['bangs', 'mediumBangs2', 'grayMedium', 'grayBun'],
  male: ['short4', 'grayShort', 'noHair3'],
} as const satisfies Record<Gender, readonly string[]>;

export const baldHead = 'noHair1';

/** Friendly or calm faces only. */
export const peepFaces = ['smile', 'smile', 'smile', 'calm', 'calm', 'cute', 'cheeky'] as const;

export const peepBeards = [
  'chin',
  'full',
  'full2',
  'full3',
  'goatee1',
  'goatee2',
  'moustache5',
  'moustache6',
] as const;

export const peepGreyBeards = ['full4', 'moustache9'] as const;

/** Hair of Notionists, by the number of the variant. */
export const notionHair: Readonly<Record<Gender, readonly string[]>> = {
  female: '02 04 08 10 20 23 28 29 30 36 37 39 41 43 45 46 47 48 57 58 62 63'.split(' '),
  male: '01 03 05 06 07 09 12 13 15 16 21 22 24 25 26 27 31 32 33 34 35 38 42 49 52 54 55 60 61'.split(' '),
};

export const notionMouths = ['03', '05', '06', '22', '23', '24', '26'];
export const notionBrows = ['01', '06', '08', '09', '10', '12'];
export const notionClothes = '02 05 06 07 08 09 10 13 14 15 16 17 19 20 24'.split(' ');
