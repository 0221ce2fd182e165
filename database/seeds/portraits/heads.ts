import type { Gender } from '#contract/profiles/fields.ts';
import type { Band } from './portrait.ts';

type ByPerson<T> = Readonly<Record<Gender, Readonly<Record<Band, readonly T[]>>>>;

const womenLong = [
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
] as const;

const menShort = [
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
  'noHair1',
  'turban',
] as const;

/** Heads of Open Peeps. */
export const peepHeads = {
  female: {
    young: [...womenLong, 'bangs', 'cornrows', 'hijab'],
    middle: [...womenLong, 'bangs', 'hijab', 'mediumBangs2', 'grayMedium', 'grayBun'],
    senior: ['grayBun', 'grayMedium', 'mediumBangs2', 'bangs', 'grayBun', 'grayMedium', 'medium1', 'hatHip'],
  },
  male: {
    young: [...menShort, 'mohawk2', 'short4'],
    middle: [...menShort, 'noHair2', 'short4', 'grayShort'],
    senior: ['grayShort', 'noHair3', 'noHair2', 'noHair1', 'short4', 'grayShort', 'noHair3'],
  },
} as const satisfies ByPerson<string>;

/** Friendly or calm ones only. */
export const peepFaces = {
  young: ['smile', 'smileBig', 'calm', 'cheeky', 'cute', 'eatingHappy', 'smile'],
  middle: ['smile', 'smileBig', 'calm', 'cute', 'cheeky', 'eatingHappy', 'smile'],
  senior: ['smile', 'calm', 'smile', 'smileBig', 'eatingHappy', 'cheeky'],
} as const;

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

const notionWomen = [
  '02',
  '04',
  '08',
  '10',
  '20',
  '23',
  '28',
  '29',
  '36',
  '37',
  '39',
  '41',
  '45',
  '46',
  '47',
  '48',
];
const notionWomenMore = ['57', '58', '62', '63', '30', '43'];
const notionMen = [
  '01',
  '03',
  '05',
  '06',
  '07',
  '09',
  '12',
  '13',
  '15',
  '16',
  '21',
  '22',
  '24',
  '25',
  '26',
  '27',
];
const notionMenMore = ['31', '32', '33', '34', '35', '38', '42', '49', '52', '54', '55', '60', '61'];

/** Hair of Notionists, by the number of the variant. */
export const notionHair: Readonly<Record<Gender, readonly string[]>> = {
  female: [...notionWomen, ...notionWomenMore],
  male: [...notionMen, ...notionMenMore],
};

export const notionMouths = ['03', '05', '06', '22', '23', '24', '26'];
export const notionBrows = ['01', '06', '08', '09', '10', '12'];
export const notionClothes = [
  '02',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '13',
  '14',
  '15',
  '16',
  '17',
  '19',
  '20',
  '24',
];
